import { namedTexts, ordinaryTexts, otherTexts } from '#fixtures/assistant/screened-texts.ts';
import { screen } from '#core/assistant/safety/screen.ts';
import { foldedWords } from '#core/assistant/safety/folded-text.ts';
import { textClasses } from '#core/assistant/safety/text-class.ts';
let bad = 0;
for (const c of textClasses)
  for (const t of [...namedTexts[c], ...otherTexts[c]]) {
    const g = screen(t).class;
    if (g !== c) {
      bad++;
      console.log(c.padEnd(9), String(g).padEnd(9), t, '|', foldedWords(t));
    }
  }
for (const t of ordinaryTexts) {
  const g = screen(t).class;
  if (g !== null) {
    bad++;
    console.log('none     ', String(g).padEnd(9), t, '|', foldedWords(t));
  }
}
console.log(
  bad,
  'bad of',
  textClasses.flatMap((c) => [...namedTexts[c], ...otherTexts[c]]).length,
  ordinaryTexts.length,
  textClasses.map((c) => c + otherTexts[c].length).join(' '),
);
const long = ordinaryTexts.join('. ').slice(0, 2000);
const s = performance.now();
for (let i = 0; i < 200; i++) screen(long);
console.log('ms per 2000 chars', (performance.now() - s) / 200);
const s2 = performance.now();
for (let i = 0; i < 20; i++) for (const t of ordinaryTexts) screen(t);
console.log('ms per question', (performance.now() - s2) / 20 / ordinaryTexts.length);
