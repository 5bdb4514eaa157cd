/** A rulebook as it is read: chapters of paragraphs, each with the id of its rule. */
import { searched } from "./search";

export interface Paragraph {
  rule: string;
  chapter: string;
  text: string;
}

export interface Span {
  text: string;
  /** A `rule` is the id of another paragraph. */
  style: "plain" | "strong" | "em" | "rule";
}

export interface Rulebook {
  /** What stands before the first chapter. */
  opening: string[];
  paragraphs: Paragraph[];
}

const RULE = /^\*\*([A-Z0-9]{2}-[A-Z]+\d+)\*\*\s+/;
const ID = /^[A-Z0-9]{2}-[A-Z]+\d+$/;

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
    .split(/(\*\*.+?\*\*|\*.+?\*|\b[A-Z0-9]{2}-[A-Z]+\d+\b)/)
    .filter((part) => part)
    .map((part) => {
      if (part.startsWith("**")) return { text: part.slice(2, -2), style: "strong" };
      if (part.startsWith("*")) return { text: part.slice(1, -1), style: "em" };
      return { text: part, style: ID.test(part) ? "rule" : "plain" };
    });
}

/** Paragraphs that speak of what is looked for, the best first: by id, chapter, first sentence, or anywhere. */
export const matching = (paragraphs: readonly Paragraph[], wanted: string): Paragraph[] =>
  searched(paragraphs, wanted, ({ rule, chapter, text }) => [
    { text: rule, worth: 8 },
    { text: chapter, worth: 3 },
    { text: /^.*?[.!?:](?=\s|$)/s.exec(text)?.[0] ?? text, worth: 1 },
    { text, worth: 1 },
  ]);
