/** A rulebook as it is read: chapters of paragraphs, each with the id of its rule. */

export interface Paragraph {
  rule: string;
  chapter: string;
  text: string;
}

export interface Span {
  text: string;
  style: "plain" | "strong" | "em";
}

export interface Rulebook {
  /** What stands before the first chapter. */
  opening: string[];
  paragraphs: Paragraph[];
}

const RULE = /^\*\*([A-Z0-9]{2}-[A-Z]+\d+)\*\*\s+/;

export function readRulebook(markdown: string): Rulebook {
  const book: Rulebook = { opening: [], paragraphs: [] };
  let chapter = "";
  for (const block of markdown.split(/\n\s*\n/).map((each) => each.trim())) {
    const rule = RULE.exec(block);
    if (block.startsWith("## ")) chapter = block.slice(3);
    else if (rule?.[1])
      book.paragraphs.push({ rule: rule[1], chapter, text: block.slice(rule[0].length) });
    else if (!chapter && block && !block.startsWith("#")) book.opening.push(block);
  }
  return book;
}

/** The little Markdown there is in a paragraph. */
export function spans(markdown: string): Span[] {
  return markdown
    .replace(/\s+/g, " ")
    .split(/(\*\*.+?\*\*|\*.+?\*)/)
    .filter((part) => part)
    .map((part) => {
      if (part.startsWith("**")) return { text: part.slice(2, -2), style: "strong" };
      if (part.startsWith("*")) return { text: part.slice(1, -1), style: "em" };
      return { text: part, style: "plain" };
    });
}

/** Paragraphs that have every word that is looked for, in their text, their chapter or their id. */
export function matching(paragraphs: readonly Paragraph[], wanted: string): Paragraph[] {
  const words = wanted.toLocaleLowerCase().split(/\s+/);
  return paragraphs.filter((each) => {
    const all = `${each.rule} ${each.chapter} ${each.text}`.toLocaleLowerCase();
    return words.every((word) => all.includes(word));
  });
}
