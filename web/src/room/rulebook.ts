/** The rules of each game in both languages, from the same pages that the tests are named after. */

import type { Lang } from "../shared/settings.svelte";
import { folderOf } from "../games/facts.svelte";

const pages = import.meta.glob<string>(
  ["../../../src/splittable/games/*/rules*.md", "../../../src/splittable/play/rules*.md"],
  { query: "?raw", import: "default" },
);

export interface Sentence {
  number: string;
  text: string;
  rulings: readonly string[];
}

export interface Chapter {
  title: string;
  sentences: Sentence[];
}

/** A part of the lesson before the numbered chapters: a heading, a paragraph, or a drawing made of characters. */
export interface Part {
  kind: "heading" | "words" | "drawing";
  text: string;
}

export interface Rules {
  lesson: Part[];
  chapters: Chapter[];
}

const CHAPTER = /^## \d/m;
const DRAWING = /^```text\n([^]*?)\n```$/m;
const SENTENCE = /^- (\d+\.\d+) (.+?)(?: \[([A-Z]{2}-\d\d(?:, [A-Z]{2}-\d\d)*)\])?$/;

/** The chapters of a page. */
export function readRules(page: string): Chapter[] {
  const chapters: Chapter[] = [];
  for (const line of page.split("\n")) {
    if (line.startsWith("## ")) chapters.push({ title: line.slice(3).replace(/^\S+ /, ""), sentences: [] });
    const match = SENTENCE.exec(line);
    if (match) {
      const rulings = match[3] ? match[3].split(", ") : [];
      chapters.at(-1)?.sentences.push({ number: match[1] ?? "", text: match[2] ?? "", rulings });
    }
  }
  // The headings of the lesson have none.
  return chapters.filter((chapter) => chapter.sentences.length);
}

async function page(folder: string, lang: Lang): Promise<string> {
  const name = lang === "en" ? "rules.md" : `rules.${lang}.md`;
  return (await pages[`../../../src/splittable/${folder}/${name}`]?.()) ?? "";
}

/** The parts of a page's lesson; no more of Markdown is used there. */
export function readLesson(page: string): Part[] {
  const before = page.split(CHAPTER)[0] ?? "";
  return before.split(DRAWING).flatMap((text, place) => (place % 2 ? [{ kind: "drawing" as const, text }] : readProse(text)));
}

function readProse(text: string): Part[] {
  const blocks = text.split(/\n{2,}/).map((block) => block.trim());
  return blocks.flatMap((block): Part[] => {
    if (block.startsWith("## ")) return [{ kind: "heading", text: block.slice(3) }];
    // The page's title is the game's name, which stands above already.
    return block && !block.startsWith("# ") ? [{ kind: "words", text: block.replace(/\n/g, " ") }] : [];
  });
}

/** A game's rules and what holds for all games. */
export async function rulesOf(game: string, lang: Lang): Promise<Rules> {
  const [own = "", common = ""] = await Promise.all([page(`games/${folderOf(game)}`, lang), page("play", lang)]);
  return { lesson: readLesson(own), chapters: [...readRules(own), ...readRules(common)] };
}
