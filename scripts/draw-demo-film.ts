/** Draws the film of the demo's first challenge: `npx node scripts/draw-demo-film.ts`. */
import { writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { openBrowser } from '../e2e/engine/browser.ts';
import { drawnFilm, type Drawing } from '../e2e/learning/drawn-film.ts';

const seconds = 48;

type Spot = Readonly<{ x: number; y: number }>;
/** Of the near and the far side, in this order; how high the hips are lifted, in pixels. */
type Pose = Readonly<{
  thighs: number[];
  shins: number[];
  arms: number[];
  forearms: number[];
  rise: number;
}>;

/**
 * A figure that warms up, seen from the side: twelve seconds of walking on the spot, of circles with an ankle, of
 * raised knees, of swinging arms. Four marks below show which; no word is in the picture, since captions have two
 * languages. Angles are in radians from straight down, positive to the front.
 */
const warmUp: Drawing = (pen, at, { width, height, ms }) => {
  const part = ms / 4;
  const which = Math.min(3, Math.floor(at / part));
  const within = at - which * part;
  const beat = (period: number) => Math.sin((within * 2 * Math.PI) / period);
  const [ink, far] = ['#12332a', '#7fa596'];

  const poseOf = (): Pose => {
    if (which === 0) {
      const step = beat(1_600);
      return {
        thighs: [0.42 * step, -0.42 * step],
        shins: [Math.min(0, -0.5 + 0.5 * step), Math.min(0, -0.5 - 0.5 * step)],
        arms: [-0.5 * step, 0.5 * step],
        forearms: [0.5, 0.5],
        rise: 3 * Math.abs(step),
      };
    }
    if (which === 1)
      return { thighs: [0.5, 0], shins: [-0.35, 0], arms: [0.5, -0.15], forearms: [-1.2, 0.2], rise: 0 };
    if (which === 2) {
      const lift = beat(2_400);
      const knee = (share: number) => Math.max(0, share) * 1.5;
      return {
        thighs: [knee(lift), knee(-lift)],
        shins: [-knee(lift), -knee(-lift)],
        arms: [-knee(lift) / 3, -knee(-lift) / 3],
        forearms: [0.9, 0.9],
        rise: 0,
      };
    }
    const swing = beat(2_000);
    return {
      thighs: [0.1, -0.1],
      shins: [0, 0],
      arms: [0.5 + 0.95 * swing, 0.5 + 0.95 * swing - 0.25],
      forearms: [0.1, 0.1],
      rise: 4 * Math.abs(swing),
    };
  };

  const pose = poseOf();
  const ground = height * 0.78;
  const hip = { x: width / 2, y: ground - 118 - pose.rise };
  const shoulder = { x: hip.x + 4, y: hip.y - 86 };
  const reach = ({ x, y }: Spot, angle: number, length: number): Spot => ({
    x: x + Math.sin(angle) * length,
    y: y + Math.cos(angle) * length,
  });
  const limb = (spots: readonly Spot[], thickness: number, colour: string) => {
    pen.strokeStyle = colour;
    Object.assign(pen, { lineWidth: thickness, lineCap: 'round', lineJoin: 'round' });
    pen.beginPath();
    spots.forEach(({ x, y }, index) => (index === 0 ? pen.moveTo(x, y) : pen.lineTo(x, y)));
    pen.stroke();
  };
  const leg = (side: number, colour: string) => {
    const thigh = pose.thighs[side] ?? 0;
    const shin = thigh + (pose.shins[side] ?? 0);
    const knee = reach(hip, thigh, 60);
    const ankle = reach(knee, shin, 56);
    const turn = (within * 2 * Math.PI) / 2_400;
    const circles = which === 1 && side === 0;
    const toe = circles
      ? { x: ankle.x + 22 + 6 * Math.cos(turn), y: ankle.y + 4 + 9 * Math.sin(turn) }
      : reach(ankle, shin + 1.45, 24);
    limb([hip, knee, ankle, toe], 17, colour);
    if (!circles) return;
    Object.assign(pen, { strokeStyle: '#e58a2f', lineWidth: 4 });
    pen.beginPath();
    pen.ellipse(ankle.x + 26, ankle.y + 5, 17, 21, 0, turn, turn + 4.4);
    pen.stroke();
  };
  const arm = (side: number, colour: string) => {
    const upper = pose.arms[side] ?? 0;
    const elbow = reach(shoulder, upper, 46);
    limb([shoulder, elbow, reach(elbow, upper + (pose.forearms[side] ?? 0), 42)], 14, colour);
  };
  const disc = ({ x, y }: Spot, radius: number, colour: string, [from, to] = [0, 7]) => {
    pen.fillStyle = colour;
    pen.beginPath();
    pen.arc(x, y, radius, from, to);
    pen.fill();
  };

  pen.fillStyle = '#eaf3ec';
  pen.fillRect(0, 0, width, height);
  disc({ x: width * 0.8, y: height * 0.2 }, 34, '#f6c453');
  pen.fillStyle = '#bfdccb';
  pen.fillRect(0, ground + 8, width, height - ground - 8);
  arm(1, far);
  leg(1, far);
  limb([hip, shoulder], 30, '#2c9c6a');
  leg(0, ink);
  disc({ x: shoulder.x + 6, y: shoulder.y - 36 }, 25, '#e9b48c');
  disc({ x: shoulder.x + 4, y: shoulder.y - 40 }, 25, ink, [Math.PI * 0.95, Math.PI * 1.95]);
  arm(0, ink);
  for (let mark = 0; mark < 4; mark += 1) {
    const x = width / 2 - 90 + mark * 60;
    const y = height - 26;
    limb(
      [
        { x: x - 20, y },
        { x: x + 20, y },
      ],
      8,
      '#ffffff',
    );
    const done = mark < which ? 1 : mark === which ? within / part : 0;
    if (done > 0)
      limb(
        [
          { x: x - 20, y },
          { x: x - 20 + 40 * done, y },
        ],
        8,
        '#2c9c6a',
      );
  }
};

const browser = await openBrowser();
const page = await browser.newPage();
// Only a page that counts as secure may encode.
await page.route('**', (route) => route.fulfill({ contentType: 'text/html', body: '' }));
await page.goto('http://localhost/');
const film = await drawnFilm(page, seconds, {
  draw: warmUp,
  width: 640,
  height: 360,
  framesASecond: 12,
  bitrate: 60_000,
});
await browser.close();
await writeFile(fileURLToPath(new URL('../fixtures/demo/learning/warm-up.webm', import.meta.url)), film);
console.log(`${seconds} s, ${Math.round(film.length / 1_024)} kB`);
