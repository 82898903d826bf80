import type { Locator, Page } from 'playwright-core';

type Frame = Readonly<{ bytes: Buffer; ms: number; isKey: boolean }>;

const keyEachMs = 2_000;

type Size = Readonly<{ width: number; height: number }>;

/** What a canvas is asked to draw: as much of it as films here use. */
export type Pen = {
  fillStyle: string;
  strokeStyle: string;
  lineWidth: number;
  lineCap: string;
  lineJoin: string;
  fillRect(x: number, y: number, width: number, height: number): void;
  beginPath(): void;
  moveTo(x: number, y: number): void;
  lineTo(x: number, y: number): void;
  arc(x: number, y: number, radius: number, from: number, to: number): void;
  ellipse(x: number, y: number, wide: number, high: number, turn: number, from: number, to: number): void;
  fill(): void;
  stroke(): void;
};

/** One picture of a film, `at` milliseconds from its beginning. Runs in a page: it knows nothing but what it is given. */
export type Drawing = (pen: Pen, at: number, film: Size & Readonly<{ ms: number }>) => void;

/** A sun that goes its way, so that each picture differs. */
const sun: Drawing = (pen, at, { width, height, ms }) => {
  pen.fillStyle = '#cfe8f3';
  pen.fillRect(0, 0, width, height);
  pen.fillStyle = '#f6c453';
  pen.beginPath();
  pen.arc((width * at) / ms, height / 2, 24, 0, 7);
  pen.fill();
};

/** In as few bytes as it takes, as recorders write it: some readers look no further. */
const sizeOf = (size: number): Buffer => {
  const bytes = size < 127 ? 1 : 4;
  const written = Buffer.alloc(bytes);
  written.writeUIntBE(size, 0, bytes);
  written[0] = (written[0] ?? 0) | (0x80 >> (bytes - 1));
  return written;
};
const element = (id: number, ...contents: readonly Uint8Array[]): Buffer => {
  const body = Buffer.concat(contents);
  const name = Buffer.from(id.toString(16).padStart(id > 0xff ? 4 : 2, '0'), 'hex');
  return Buffer.concat([name, sizeOf(body.length), body]);
};
/** Always of eight bytes, so that positions are known before they are written. */
const whole = (id: number, value: number): Buffer => {
  const bytes = Buffer.alloc(8);
  bytes.writeBigUInt64BE(BigInt(value));
  return element(id, bytes);
};
const text = (id: number, value: string): Buffer => element(id, Buffer.from(value));
const real = (id: number, value: number): Buffer => {
  const bytes = Buffer.alloc(8);
  bytes.writeDoubleBE(value);
  return element(id, bytes);
};

const block = ({ bytes, ms, isKey }: Frame, clusterMs: number): Buffer => {
  const head = Buffer.alloc(4);
  head[0] = 0x81; // the first track
  head.writeInt16BE(ms - clusterMs, 1);
  head[3] = isKey ? 0x80 : 0;
  return element(0xa3, head, bytes);
};

/** One part for each picture that stands by itself: a player jumps to these. */
const clustersOf = (frames: readonly Frame[], padding: Buffer) => {
  const parts: Frame[][] = [];
  for (const frame of frames) {
    if (frame.isKey) parts.push([]);
    parts.at(-1)?.push(frame);
  }
  return parts.map((part) => {
    const ms = part[0]?.ms ?? 0;
    const cluster = element(0x1f43b675, whole(0xe7, ms), ...part.map((frame) => block(frame, ms)));
    return { ms, bytes: Buffer.concat([cluster, padding]) };
  });
};

const cuesOf = (clusters: ReturnType<typeof clustersOf>, firstAt: number): Buffer => {
  let at = firstAt;
  const cues = clusters.map(({ ms, bytes }) => {
    const place = element(0xb7, whole(0xf7, 1), whole(0xf1, at));
    at += bytes.length;
    return element(0xbb, whole(0xb3, ms), place);
  });
  return element(0x1c53bb6b, ...cues);
};

/** A WebM of these pictures, with its length and the places that a player jumps to. */
const webmOf = (
  frames: readonly Frame[],
  { width, height, ms }: Size & { ms: number },
  padding: Buffer,
): Buffer => {
  const ebml = element(
    0x1a45dfa3,
    ...[0x4286, 0x42f7].map((id) => element(id, Buffer.of(1))),
    element(0x42f2, Buffer.of(4)),
    element(0x42f3, Buffer.of(8)),
    text(0x4282, 'webm'),
    element(0x4287, Buffer.of(4)),
    element(0x4285, Buffer.of(2)),
  );
  const program = 'Fitboard';
  const info = element(
    0x1549a966,
    whole(0x2ad7b1, 1_000_000),
    real(0x4489, ms),
    text(0x4d80, program),
    text(0x5741, program),
  );
  const picture = element(0xe0, whole(0xb0, width), whole(0xba, height));
  const tracks = element(
    0x1654ae6b,
    element(0xae, whole(0xd7, 1), whole(0x73c5, 1), whole(0x83, 1), text(0x86, 'V_VP8'), picture),
  );
  const clusters = clustersOf(frames, padding);
  const front = info.length + tracks.length;
  const cues = cuesOf(clusters, front + cuesOf(clusters, 0).length);
  return Buffer.concat([
    ebml,
    element(0x18538067, info, tracks, cues, ...clusters.map(({ bytes }) => bytes)),
  ]);
};

/** What the browser encodes, as it is drawn. */
const encode = `async ({ seconds, width, height, framesASecond, bitrate, keyEachMs }, draw) => {
  const canvas = new OffscreenCanvas(width, height);
  const pen = canvas.getContext('2d');
  const frames = [];
  let failure;
  const encoder = new VideoEncoder({
    output: (chunk) => {
      const bytes = new Uint8Array(chunk.byteLength);
      chunk.copyTo(bytes);
      frames.push({ base64: bytes.toBase64 ? bytes.toBase64() : btoa(String.fromCharCode(...bytes)), ms: Math.round(chunk.timestamp / 1000), isKey: chunk.type === 'key' });
    },
    error: (error) => { failure = error; },
  });
  encoder.configure({ codec: 'vp8', width, height, bitrate, framerate: framesASecond });
  for (let at = 0; at < seconds * framesASecond; at += 1) {
    const ms = (at * 1000) / framesASecond;
    draw(pen, ms, { width, height, ms: seconds * 1000 });
    const frame = new VideoFrame(canvas, { timestamp: Math.round(ms * 1000), duration: 1e6 / framesASecond });
    encoder.encode(frame, { keyFrame: ms % keyEachMs === 0 });
    frame.close();
    if (encoder.encodeQueueSize > 20) await new Promise((resolve) => setTimeout(resolve, 20));
  }
  await encoder.flush();
  if (failure) throw failure;
  return frames;
}`;

type Wanted = Partial<Size> &
  Readonly<{
    draw?: Drawing;
    framesASecond?: number;
    /** Bits a second. */
    bitrate?: number;
    /** So much of nothing behind each two seconds: players fetch what is large part by part. */
    padBytes?: number;
  }>;

/** A film that browsers play, of so many seconds, drawn by the browser of a page of ours. */
export const drawnFilm = async (
  page: Page,
  seconds: number,
  { draw = sun, width = 320, height = 180, framesASecond = 10, bitrate = 120_000, padBytes = 0 }: Wanted = {},
): Promise<Buffer> => {
  const asked = JSON.stringify({ seconds, width, height, framesASecond, bitrate, keyEachMs });
  const frames = await page.evaluate<readonly Readonly<{ base64: string; ms: number; isKey: boolean }>[]>(
    `(${encode})(${asked}, ${draw.toString()})`,
  );
  return webmOf(
    frames.map(({ base64, ...frame }) => ({ ...frame, bytes: Buffer.from(base64, 'base64') })),
    { width, height, ms: seconds * 1_000 },
    padBytes === 0 ? Buffer.alloc(0) : element(0xec, Buffer.alloc(padBytes)),
  );
};

type Playing = Readonly<{ readyState: number; currentTime: number; paused: boolean }>;

/** What a film on the page is doing. */
export const playing = (video: Locator): Promise<Playing> =>
  video.evaluate((shown) => {
    const { readyState, currentTime, paused } = shown as unknown as Playing; // it is a film's element
    return { readyState, currentTime, paused };
  });
