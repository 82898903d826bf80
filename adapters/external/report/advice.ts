import { adviceFor } from '#core/body/indicator/advice.ts';
import { explainIndicators } from '#core/body/indicator/explanation/explain.ts';
import { fieldLabels } from '#core/body/indicator/labels.ts';
import type { Reader } from './reader.ts';
import { ink, inner, page, type Sheet } from './sheet.ts';
import type { Story } from './story.ts';

export const drawAdvice = (sheet: Sheet, { current, computed }: Story, reader: Reader): void => {
  const { words, say } = reader;
  const advice = adviceFor(current.inputs, computed.safetyFlags);
  sheet.heading(words.advice, words.adviceHelp);
  if (advice.length === 0) {
    sheet.y = sheet.write(words.noAdvice, { x: page.margin, y: sheet.y, width: inner }, { size: 9.5 }) + 18;
    return;
  }
  const gap = 14;
  const width = (inner - gap) / 2;
  const cards = advice.map(({ key, values, guideline }) => {
    const chosen = words.youChose(
      values.map((value) => reader.field(key, isSet(key) ? [value] : value)).join(', '),
    );
    const texts = {
      title: say(fieldLabels[key]),
      chosen,
      prose: say(guideline.text),
      source: `${words.source}: ${guideline.source}`,
    };
    const room = width - padding * 2 - 4;
    const height =
      padding * 2 +
      (['title', 'chosen', 'prose', 'source'] as const).reduce(
        (sum, part) => sum + sheet.heightOf(texts[part], room, styles[part]) + spaces[part],
        0,
      );
    return { texts, height, room };
  });
  for (let index = 0; index < cards.length; index += 2) {
    const pair = cards.slice(index, index + 2);
    const height = Math.max(...pair.map((card) => card.height));
    sheet.need(height + 10);
    for (const [column, { texts, room }] of pair.entries()) {
      const x = page.margin + column * (width + gap);
      const { doc, y: top } = sheet;
      doc.save().roundedRect(x, top, width, height, 9).clip();
      doc.rect(x, top, width, height).fill(ink.background.default);
      doc.rect(x, top, 4, height).fill(ink.accent.main);
      doc.restore();
      let y = top + padding;
      for (const part of ['title', 'chosen', 'prose', 'source'] as const) {
        y = sheet.write(texts[part], { x: x + padding + 4, y, width: room }, styles[part]) + spaces[part];
      }
    }
    sheet.y += height + 10;
  }
  sheet.y += 12;
};

const padding = 11;
const styles = {
  title: { weight: 'semibold', size: 9.4, color: ink.primary.main },
  chosen: { size: 7.8, color: ink.text.secondary },
  prose: { size: 8.6, lineGap: 1.4 },
  source: { size: 6.8, color: ink.text.secondary },
} as const;
const spaces = { title: 0, chosen: 4, prose: 3, source: 0 } as const;

const isSet = (key: string): boolean => ['dietStyle', 'supplements', 'allergies'].includes(key);

export const drawClosing = (sheet: Sheet, { current, computed }: Story, reader: Reader): void => {
  const { words } = reader;
  const style = { size: 8.6, color: ink.primary.onSoft, lineGap: 2 } as const;
  const width = inner - 36;
  const height = sheet.heightOf(words.disclaimer, width, style) + 44;
  sheet.need(height + 12);
  sheet.doc.roundedRect(page.margin, sheet.y, inner, height, 10).fill(ink.primary.soft);
  sheet.write(
    words.disclaimerTitle,
    { x: page.margin + 18, y: sheet.y + 13, width },
    {
      weight: 'bold',
      size: 11,
      color: ink.primary.onSoft,
    },
  );
  sheet.write(words.disclaimer, { x: page.margin + 18, y: sheet.y + 32, width }, style);
  sheet.y += height + 20;

  const sources = [
    ...new Set(
      explainIndicators(current.inputs, computed, current.standard)
        .filter(({ outcome }) => outcome.value !== undefined)
        .flatMap((explanation) => explanation.sources.map(({ text }) => text)),
    ),
  ].toSorted((one, other) => one.localeCompare(other));
  const small = { size: 7.4, color: ink.text.secondary, lineGap: 1.6 } as const;
  const listed = sources.join('  ·  ');
  sheet.need(sheet.heightOf(listed, inner, small) + 24);
  const title = { weight: 'semibold', size: 10.5, color: ink.primary.main } as const;
  const top = sheet.write(words.sources, { x: page.margin, y: sheet.y, width: inner }, title) + 4;
  sheet.y = sheet.write(listed, { x: page.margin, y: top, width: inner }, small);
};
