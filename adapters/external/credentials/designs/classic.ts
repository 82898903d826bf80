import { drawMark } from '../../report/mark.ts';
import { paper, type Landscape } from '../landscape.ts';
import { drawQrCode } from '../qr-code.ts';
import { colors, drawCheck, drawFact, drawFacts, drawRosette, scallop, type Design } from './parts.ts';

const { width, height } = paper;
const middle = width / 2;

/** Two waves that cross again and again, along one edge. */
const drawBraid = (
  { doc }: Landscape,
  from: readonly [number, number],
  to: readonly [number, number],
): void => {
  const [x, y] = from;
  const length = Math.hypot(to[0] - x, to[1] - y);
  const angle = Math.atan2(to[1] - y, to[0] - x);
  const waves = Math.round(length / 13);
  doc
    .save()
    .translate(x, y)
    .rotate((angle * 180) / Math.PI)
    .lineWidth(0.6)
    .strokeOpacity(0.75);
  for (const turn of [0, Math.PI, Math.PI / 2, -Math.PI / 2]) {
    for (let step = 0; step <= waves * 10; step += 1) {
      const at = (step / (waves * 10)) * length;
      const lift = 4.2 * Math.sin((step / 10) * Math.PI + turn);
      if (step === 0) doc.moveTo(at, lift);
      else doc.lineTo(at, lift);
    }
    doc.stroke(colors.pine);
  }
  doc.restore();
};

const drawFrame = (landscape: Landscape): void => {
  const { doc } = landscape;
  doc.rect(0, 0, width, height).fill(colors.rice);
  const [outer, inner] = [20, 40];
  doc
    .lineWidth(1.6)
    .rect(outer, outer, width - 2 * outer, height - 2 * outer)
    .stroke(colors.pine);
  doc
    .lineWidth(0.6)
    .rect(inner, inner, width - 2 * inner, height - 2 * inner)
    .stroke(colors.gold);
  const [near, far, low] = [30, width - 30, height - 30];
  drawBraid(landscape, [near + 26, near], [far - 26, near]);
  drawBraid(landscape, [near + 26, low], [far - 26, low]);
  drawBraid(landscape, [near, near + 26], [near, low - 26]);
  drawBraid(landscape, [far, near + 26], [far, low - 26]);
  for (const [x, y] of [
    [near + 8, near + 8],
    [far - 8, near + 8],
    [near + 8, low - 8],
    [far - 8, low - 8],
  ] as const) {
    doc.circle(x, y, 21).fill(colors.rice);
    drawRosette(landscape, x, y, {
      radius: 12,
      depth: 7,
      lobes: 8,
      rings: 6,
      color: colors.pine,
      opacity: 0.9,
    });
    doc.circle(x, y, 3.2).fill(colors.gold);
  }
  drawRosette(landscape, middle, 285, {
    radius: 170,
    depth: 52,
    lobes: 18,
    rings: 9,
    color: colors.leaf,
    opacity: 0.1,
  });
};

const drawSeal = (landscape: Landscape, x: number, y: number): void => {
  const { doc } = landscape;
  doc.save();
  doc
    .polygon([x - 20, y + 18], [x - 30, y + 62], [x - 14, y + 52], [x - 2, y + 62], [x - 2, y + 18])
    .fill(colors.pine);
  doc
    .polygon([x + 20, y + 18], [x + 30, y + 62], [x + 14, y + 52], [x + 2, y + 62], [x + 2, y + 18])
    .fill(colors.leaf);
  const gold = doc.radialGradient(x - 8, y - 10, 4, x, y, 40);
  gold.stop(0, '#F3D48B').stop(1, colors.gold);
  scallop(landscape, x, y, { radius: 33, lobes: 24, depth: 4 }).fill(gold);
  doc.circle(x, y, 26).lineWidth(1).stroke('#FFF6DF');
  doc.circle(x, y, 22.5).fill(colors.pine);
  drawCheck(landscape, x, y, { size: 24, color: '#F7E7BF' });
  doc.restore();
};

/** Rice paper, a braided frame and a seal: what hangs in a study. */
export const drawClassic: Design = (landscape, words) => {
  const { doc } = landscape;
  drawFrame(landscape);
  drawMark(landscape, middle - 15, 58, 30);
  const site = landscape.fit(
    words.issuer.value,
    width - 190,
    { weight: 'semibold', size: 11, color: colors.pine, spacing: 1 },
    { lines: 1, least: 7 },
  );
  landscape.draw(site, { x: 95, y: 93, width: width - 190, align: 'center' });
  const wide = width - 190;
  const block = { x: 95, width: wide, align: 'center' } as const;
  const heading = landscape.fit(
    words.heading,
    wide,
    { weight: 'heavy', size: 33, color: colors.pine, spacing: 5 },
    { lines: 1, least: 20 },
  );
  const awarded = landscape.fit(
    words.awardedTo,
    wide,
    { weight: 'italic', size: 13, color: colors.muted },
    { lines: 1, least: 10 },
  );
  const name = landscape.fit(
    words.name,
    wide,
    { weight: 'bold', size: 44, color: colors.text, leading: 1.2 },
    { lines: 2, least: 26, most: 3 },
  );
  const made = landscape.fit(words.made, wide, awarded.face, { lines: 1, least: 10 });
  const title = landscape.fit(
    words.title,
    wide - 60,
    { weight: 'semibold', size: 25, color: colors.pine, leading: 1.2 },
    { lines: 2, least: 13 },
  );
  const gaps = [10, 4, 24, 4];
  const total =
    heading.height +
    awarded.height +
    name.height +
    made.height +
    title.height +
    gaps.reduce((a, b) => a + b, 0);
  let y = 118 + Math.max(0, (258 - total) / 2);
  y = landscape.draw(heading, { ...block, y }) + 10;
  y = landscape.draw(awarded, { ...block, y }) + 4;
  // The dot below a letter must not touch the line.
  y = landscape.draw(name, { ...block, y }) + 10;
  doc
    .lineWidth(1)
    .moveTo(middle - 150, y)
    .lineTo(middle - 8, y)
    .stroke(colors.gold);
  doc
    .moveTo(middle + 8, y)
    .lineTo(middle + 150, y)
    .stroke(colors.gold);
  doc.polygon([middle, y - 4], [middle + 4, y], [middle, y + 4], [middle - 4, y]).fill(colors.gold);
  y = landscape.draw(made, { ...block, y: y + 14 }) + 4;
  landscape.draw(title, { ...block, y });

  const label = { weight: 'regular', size: 8.5, color: colors.muted } as const;
  const value = { weight: 'semibold', size: 13, color: colors.text } as const;
  drawFacts(
    landscape,
    words.facts,
    { x: 130, y: 392, width: width - 260, align: 'center' },
    { label, value },
  );

  const line = (x: number, at: number, length: number) =>
    doc
      .lineWidth(0.7)
      .moveTo(x, at)
      .lineTo(x + length, at)
      .stroke(colors.gold);
  line(84, 478, 200);
  drawFact(
    landscape,
    { label: words.author.label, value: words.author.value },
    { x: 84, y: 484, width: 200, align: 'center' },
    { label, value: { ...value, size: 12 } },
  );
  drawSeal(landscape, middle, 472);
  const side = 86;
  const left = width - 84 - 200;
  drawQrCode(landscape, words.verifyUrl, {
    x: left + 57,
    y: 428,
    size: side,
    color: colors.text,
    background: colors.white,
  });
  landscape.line(
    words.scan,
    { weight: 'semibold', size: 8.5, color: colors.pine },
    { x: left, y: 516, width: 200, align: 'center' },
  );
  landscape.line(
    words.code,
    { weight: 'medium', size: 7.5, color: colors.muted },
    { x: left, y: 528, width: 200, align: 'center' },
  );
  const foot = landscape.fit(
    `${words.address} · ${words.inside}`,
    480,
    { weight: 'regular', size: 6.5, color: colors.muted },
    { lines: 1, least: 4.5 },
  );
  landscape.draw(foot, { x: 84, y: 540, width: 480 });
};
