import { fontFamily, palettes } from '#ui/theme/tokens.ts';

export type CardLine = Readonly<{ id: string; label: string; value: string; change: string | null }>;

export type DrawnCard = Readonly<{ site: string; title: string; week: string; lines: readonly CardLine[] }>;

export const cardSize = { width: 1080, height: 1350 } as const;
const margin = 96;
const { primary, accent } = palettes.light;
/** The card is dark in every theme: its gold is the one that is read on dark. */
const gold = palettes.dark.coin.fitEdge;

const font = (size: number, weight: number) => `${weight} ${size}px ${fontFamily}`;

/** A canvas waits for no typeface: what is not there when it draws is drawn in another. */
export const loadTypeface = (text: string): Promise<unknown> =>
  Promise.all([400, 600, 700].map((weight) => document.fonts.load(font(64, weight), text))).catch(
    () => undefined, // without a connection the card is drawn in what there is
  );

/** Breaks a sentence into lines that fit; a single word is never broken. */
const linesOf = (context: CanvasRenderingContext2D, text: string, width: number): readonly string[] =>
  text.split(' ').reduce<string[]>((lines, word) => {
    const longer = lines.length === 0 ? word : `${lines.at(-1)} ${word}`;
    if (lines.length > 0 && context.measureText(longer).width <= width)
      return [...lines.slice(0, -1), longer];
    return [...lines, word];
  }, []);

const drawGround = (context: CanvasRenderingContext2D) => {
  const { width, height } = cardSize;
  const ground = context.createLinearGradient(0, 0, width, height);
  ground.addColorStop(0, primary.main);
  ground.addColorStop(1, primary.dark);
  context.fillStyle = ground;
  context.fillRect(0, 0, width, height);
  context.strokeStyle = 'rgba(255, 255, 255, 0.07)';
  context.lineWidth = 64;
  for (const radius of [260, 420, 580]) {
    context.beginPath();
    context.arc(width, 0, radius, 0, Math.PI * 2);
    context.stroke();
  }
};

/** Only what was picked is drawn: numbers and words, no picture of anybody. */
export const drawCard = (canvas: HTMLCanvasElement, { site, title, week, lines }: DrawnCard): void => {
  const context = canvas.getContext('2d');
  if (context === null) return;
  const { width, height } = cardSize;
  canvas.width = width;
  canvas.height = height;
  drawGround(context);
  context.textBaseline = 'alphabetic';
  context.fillStyle = gold;
  context.font = font(36, 600);
  context.fillText(week, margin, 160);
  context.fillStyle = primary.contrastText;
  context.font = font(76, 700);
  let y = 270;
  for (const line of linesOf(context, title, width - margin * 2)) {
    context.fillText(line, margin, y);
    y += 92;
  }
  y += 24;
  const room = (height - 150 - y) / Math.max(lines.length, 3);
  for (const { label, value, change } of lines) {
    context.fillStyle = 'rgba(255, 255, 255, 0.1)';
    context.beginPath();
    context.roundRect(margin - 32, y, width - margin * 2 + 64, room - 20, 36);
    context.fill();
    const middle = y + (room - 20) / 2;
    context.fillStyle = 'rgba(255, 255, 255, 0.82)';
    context.font = font(34, 400);
    context.fillText(label, margin, middle - 28, width - margin * 2);
    context.fillStyle = primary.contrastText;
    context.font = font(64, 700);
    const changeWidth = change === null ? 0 : 300;
    context.fillText(value, margin, middle + 52, width - margin * 2 - changeWidth);
    if (change !== null) {
      context.fillStyle = accent.light;
      context.font = font(46, 600);
      context.textAlign = 'right';
      context.fillText(change, width - margin, middle + 48, changeWidth);
      context.textAlign = 'left';
    }
    y += room;
  }
  context.fillStyle = 'rgba(255, 255, 255, 0.82)';
  context.font = font(36, 600);
  context.fillText(site, margin, height - 72);
};

export const pictureOf = (canvas: HTMLCanvasElement): Promise<Blob> =>
  new Promise((resolve, reject) => {
    canvas.toBlob((blob) => (blob === null ? reject(new Error('no picture')) : resolve(blob)), 'image/png');
  });
