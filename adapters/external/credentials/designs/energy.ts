import { drawMark } from '../../report/mark.ts';
import { paper, type Landscape } from '../landscape.ts';
import { drawQrCode } from '../qr-code.ts';
import { colors, drawFact, drawFacts, type Design } from './parts.ts';

const { width, height } = paper;
const slope = { left: 372, right: 300 };

/** A hill that rises to the right, with lanes of light running over it. */
const drawHill = ({ doc }: Landscape): void => {
  doc.rect(0, 0, width, height).fill(colors.white);
  doc.save();
  doc.polygon([0, 0], [width, 0], [width, slope.right], [0, slope.left]).clip();
  const sky = doc.linearGradient(0, 0, width, slope.left);
  sky.stop(0, colors.night).stop(0.55, colors.pine).stop(1, '#15806A');
  doc.rect(0, 0, width, slope.left).fill(sky);
  const lanes: readonly (readonly [number, number, string, number])[] = [
    [520, 26, colors.white, 0.05],
    [574, 54, colors.leaf, 0.55],
    [656, 16, colors.sun, 0.95],
    [690, 70, colors.papaya, 0.95],
    [786, 12, colors.white, 0.6],
    [818, 120, colors.sun, 0.9],
  ];
  for (const [x, wide, color, opacity] of lanes)
    doc
      .fillOpacity(opacity)
      .polygon(
        [x + 190, -10],
        [x + 190 + wide, -10],
        [x - 40 + wide, slope.left + 10],
        [x - 40, slope.left + 10],
      )
      .fill(color);
  doc.restore();
  doc
    .save()
    .lineWidth(5)
    .moveTo(-10, slope.left + 9)
    .lineTo(width + 10, slope.right + 9)
    .stroke(colors.sun)
    .restore();
};

/** Colour and movement: a finish line. */
export const drawEnergy: Design = (landscape, words) => {
  const { doc } = landscape;
  drawHill(landscape);
  const left = 56;
  const wide = 560;
  drawMark(landscape, left, 40, 36);
  const site = landscape.fit(
    words.issuer.value,
    wide - 48,
    { weight: 'bold', size: 16, color: colors.white },
    { lines: 1, least: 8 },
  );
  landscape.draw(site, { x: left + 48, y: 49, width: wide - 48 });
  const heading = landscape.fit(
    words.heading,
    wide,
    { weight: 'heavy', size: 22, color: colors.sun, spacing: 5 },
    { lines: 1, least: 13 },
  );
  const small = { weight: 'regular', size: 13, color: '#D9EDE4' } as const;
  const name = landscape.fit(
    words.name,
    wide,
    { weight: 'heavy', size: 52, color: colors.white, leading: 1.14 },
    { lines: 2, least: 28, most: 3 },
  );
  const total = heading.height + 34 + name.height;
  let y = 96 + Math.max(0, (232 - total) / 2);
  y = landscape.draw(heading, { x: left, y, width: wide }) + 10;
  y = landscape.line(words.awardedTo, small, { x: left, y, width: wide }) + 2;
  landscape.draw(name, { x: left, y, width: wide });

  const title = landscape.fit(
    words.title,
    530,
    { weight: 'bold', size: 24, color: colors.pine, leading: 1.2 },
    { lines: 2, least: 12 },
  );
  landscape.line(
    words.made,
    { weight: 'regular', size: 12, color: colors.muted },
    { x: left, y: 398, width: 530 },
  );
  landscape.draw(title, { x: left, y: 416, width: 530 });
  const label = { weight: 'medium', size: 8.5, color: colors.muted } as const;
  const value = { weight: 'heavy', size: 15, color: colors.text } as const;
  drawFacts(landscape, words.facts, { x: left, y: 482, width: 560 }, { label, value });
  drawFact(
    landscape,
    words.author,
    { x: left, y: 526, width: 560 },
    { label, value: { ...value, weight: 'semibold', size: 11.5 }, gap: 0 },
  );

  const side = 118;
  const right = width - 56 - side;
  doc
    .save()
    .roundedRect(right - 10, 366, side + 20, side + 52, 14)
    .fill(colors.mist)
    .restore();
  drawQrCode(landscape, words.verifyUrl, {
    x: right,
    y: 376,
    size: side,
    color: colors.night,
    background: colors.white,
  });
  landscape.line(
    words.scan,
    { weight: 'bold', size: 9, color: colors.pine },
    { x: right - 10, y: 499, width: side + 20, align: 'center' },
  );
  const code = landscape.fit(
    words.code,
    side + 14,
    { weight: 'medium', size: 7.5, color: colors.muted },
    { lines: 1, least: 5 },
  );
  landscape.draw(code, { x: right - 7, y: 514, width: side + 14, align: 'center' });
  const foot = landscape.fit(
    `${words.address} · ${words.inside}`,
    width - 2 * left,
    { weight: 'regular', size: 6.5, color: colors.muted },
    { lines: 1, least: 4.5 },
  );
  landscape.draw(foot, { x: left, y: height - 20, width: width - 2 * left });
};
