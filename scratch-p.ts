import { screen } from '#core/assistant/safety/screen.ts';
import { classPhrases } from '#core/assistant/safety/class-phrases.ts';
import { phrasePattern } from '#core/assistant/safety/phrases.ts';
import { foldedWords } from '#core/assistant/safety/folded-text.ts';
for (const t of [
  'Cân nặng đã giảm −0,5 kg so với lần trước, đúng hướng mục tiêu 68 kg.',
  'Your BMI is 25.1 kg/m², which counts as Overweight.',
]) {
  console.log(screen(t));
  const w = foldedWords(t);
  for (const [c, p] of Object.entries(classPhrases))
    for (const one of p) {
      const m = phrasePattern([one]).exec(w);
      if (m) console.log(c, one, m[0]);
    }
}
