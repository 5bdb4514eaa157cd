/** How whatever names a rule opens its paragraph. */
import { createContext } from "svelte";

export const [ruleOpener, setRuleOpener] = createContext<(rule: string) => void>();
