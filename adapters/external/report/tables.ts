import { explainIndicators, type Explanation } from '#core/body/indicator/explanation/explain.ts';
import {
  fields,
  fieldsOf,
  isMeasured,
  pathOf,
  readField,
  type FieldKey,
  type Section,
} from '#core/body/indicator/fields.ts';
import { fieldLabels, sectionLabels } from '#core/body/indicator/labels.ts';
import { reasonLabels } from '#core/body/indicator/verdict-labels.ts';
import type { IndicatorKey } from '#core/body/indicator/indicators.ts';
import { categoryOf, ratedBy, type CategoryKey, type ExplainedScale } from '#core/body/indicator/scales.ts';
import { toneOf } from '#core/body/indicator/tones.ts';
import type { Reader } from './reader.ts';
import { ink, inner, page, type Sheet } from './sheet.ts';
import { cutText } from './scales.ts';
import type { Story } from './story.ts';

const isAsked = (key: FieldKey, story: Story): boolean =>
  key !== 'standardMealDay' && (key !== 'sexForFormulas' || story.current.inputs.body.gender === 'OTHER');

/** Fields of one section in two columns, each a name and a value on a hairline. */
const drawSection = (sheet: Sheet, section: Section, story: Story, reader: Reader): void => {
  const keys = fieldsOf(section).filter((key) => isAsked(key, story));
  const gap = 24;
  const width = (inner - gap) / 2;
  sheet.need(60);
  sheet.y =
    sheet.write(
      reader.say(sectionLabels[section]),
      { x: page.margin, y: sheet.y, width: inner },
      {
        weight: 'semibold',
        size: 10.5,
        color: ink.primary.main,
      },
    ) + 4;

  const entries = keys.map((key) => {
    const value = readField(story.current.inputs, key);
    const isKnown = isMeasured(value);
    const isCarried = isKnown && story.isCarried(pathOf(key));
    const said = isKnown ? reader.field(key, value) : reader.words.notMeasured;
    const isNumber = fields[key].kind === 'NUMBER';
    const labelWidth = width * (isNumber ? 0.62 : 0.5);
    const style = {
      weight: isKnown ? 'semibold' : 'regular',
      size: 8.4,
      color: isKnown ? ink.text.primary : ink.text.disabled,
      align: 'right',
    } as const;
    const label = reader.say(fieldLabels[key]);
    const shown = isCarried ? `${said} (${reader.words.carriedMark})` : said;
    const height = Math.max(
      sheet.heightOf(shown, width - labelWidth - 6, style),
      sheet.heightOf(label, labelWidth, { size: 8.4 }),
    );
    return { label, shown, style, labelWidth, height: height + 8 };
  });
  const rows = Math.ceil(entries.length / 2);
  for (let row = 0; row < rows; row += 1) {
    const pair = [entries[row], entries[row + rows]];
    const height = Math.max(...pair.map((entry) => entry?.height ?? 0));
    sheet.need(height);
    for (const [column, entry] of pair.entries()) {
      if (!entry) continue;
      const x = page.margin + column * (width + gap);
      const { label, shown, style, labelWidth } = entry;
      sheet.write(label, { x, y: sheet.y + 4, width: labelWidth }, { size: 8.4, color: ink.text.secondary });
      sheet.write(shown, { x: x + labelWidth + 6, y: sheet.y + 4, width: width - labelWidth - 6 }, style);
      sheet.doc
        .moveTo(x, sheet.y + height)
        .lineTo(x + width, sheet.y + height)
        .lineWidth(0.4)
        .stroke(ink.divider);
    }
    sheet.y += height;
  }
  sheet.y += 14;
};

/** `Bình thường 18,5–25` …: every band of the scale in one line of prose. */
const bandsText = (key: CategoryKey, { bands }: ExplainedScale, reader: Reader): string =>
  bands
    .map(({ from, to, label }) => {
      const name = reader.say(label);
      if (from === null && to !== null) return `${name} ${reader.words.below(cutText(key, to, reader))}`;
      if (to === null && from !== null) return `${name} ${reader.words.from(cutText(key, from, reader))}`;
      return from === null || to === null
        ? name
        : `${name} ${cutText(key, from, reader)}–${cutText(key, to, reader)}`;
    })
    .join(' · ');

const columns = { name: 128, value: 118 } as const;

const drawHead = (sheet: Sheet, { words }: Reader): void => {
  sheet.doc.rect(page.margin, sheet.y, inner, 19).fill(ink.primary.main);
  const style = { weight: 'semibold', size: 8, color: '#FFFFFF' } as const;
  const y = sheet.y + 4.4;
  sheet.line(words.indicator, { x: page.margin + 8, y, width: columns.name }, style);
  sheet.line(words.value, { x: page.margin + 8 + columns.name, y, width: columns.value }, style);
  const left = page.margin + 8 + columns.name + columns.value;
  sheet.line(words.formula, { x: left, y, width: page.margin + inner - left - 8 }, style);
  sheet.y += 19;
};

/** Categories stand beside the number they classify, so the table has a line for each number. */
const isRow = ({ key }: Explanation): boolean =>
  !/(Category|Level)$/.test(key) || key === 'strengthLevel' || isTestLevel(key);
const isTestLevel = (key: IndicatorKey): key is IndicatorKey & keyof typeof ratedBy => key in ratedBy;

const drawComputed = (sheet: Sheet, story: Story, reader: Reader): void => {
  const { current, computed } = story;
  sheet.heading(reader.words.computed);
  drawHead(sheet, reader);
  const explained = explainIndicators(current.inputs, computed, current.standard).filter(isRow);
  const left = page.margin + 8 + columns.name + columns.value;
  const wide = page.margin + inner - left - 8;

  for (const [index, { key, label, outcome, formula, scale, notes }] of explained.entries()) {
    const category = categoryOf(key);
    const classified = category ? computed[category].value : undefined;
    const value =
      outcome.value === undefined
        ? reader.say(reasonLabels[outcome.reason])
        : reader.indicator(key, outcome.value);
    const isKnown = outcome.value !== undefined;
    const name = { weight: 'semibold', size: 8.4 } as const;
    const strong = isKnown
      ? ({ weight: 'bold', size: 9.4, color: ink.primary.main } as const)
      : ({ size: 7.4, color: ink.text.secondary } as const);
    const small = { size: 7.4, color: ink.text.secondary, lineGap: 1 } as const;
    const scaleKey = category ?? (isTestLevel(key) ? key : null);
    const bands = scale && scaleKey ? bandsText(scaleKey, scale, reader) : '';
    const lines = [reader.say(formula), bands, ...notes.map((note) => reader.say(note))].filter(Boolean);
    const proseHeight = lines.reduce((sum, line) => sum + sheet.heightOf(line, wide, small) + 2, 0);
    const valueHeight = sheet.heightOf(value, columns.value - 10, strong) + (classified ? 13 : 0);
    const height =
      Math.max(proseHeight, valueHeight, sheet.heightOf(reader.say(label), columns.name - 8, name)) + 11;
    if (sheet.need(height)) drawHead(sheet, reader);

    if (index % 2 === 1) sheet.doc.rect(page.margin, sheet.y, inner, height).fill(ink.background.default);
    sheet.write(reader.say(label), { x: page.margin + 8, y: sheet.y + 5, width: columns.name - 8 }, name);
    const x = page.margin + 8 + columns.name;
    const end = sheet.write(value, { x, y: sheet.y + 4.5, width: columns.value - 10 }, strong);
    if (category && typeof classified === 'string') {
      sheet.doc.circle(x + 3, end + 6, 2.6).fill(ink.scale[toneOf(category, classified)]);
      sheet.line(
        reader.indicator(category, classified),
        { x: x + 10, y: end + 0.8, width: columns.value - 20 },
        {
          weight: 'medium',
          size: 7.8,
        },
      );
    }
    let y = sheet.y + 5;
    for (const line of lines) y = sheet.write(line, { x: left, y, width: wide }, small) + 2;
    sheet.y += height;
    sheet.doc
      .moveTo(page.margin, sheet.y)
      .lineTo(page.margin + inner, sheet.y)
      .lineWidth(0.4)
      .stroke(ink.divider);
  }
  sheet.y += 18;
};

export const drawTables = (sheet: Sheet, story: Story, reader: Reader): void => {
  sheet.heading(reader.words.numbers);
  drawSection(sheet, 'body', story, reader);
  drawSection(sheet, 'strength', story, reader);
  drawComputed(sheet, story, reader);
};

export const drawAnswers = (sheet: Sheet, story: Story, reader: Reader): void => {
  sheet.addPage();
  sheet.heading(reader.words.answers);
  drawSection(sheet, 'lifestyle', story, reader);
  drawSection(sheet, 'nutrition', story, reader);
};
