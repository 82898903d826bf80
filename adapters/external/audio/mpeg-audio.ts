/**
 * MP3: frames, one after another, between tags in front (ID3v2: names, pictures, places) and behind (ID3v1, APE, Lyrics3).
 * The sound is its frames alone; tags are left out.
 */
export class BrokenSound extends Error {}

export type MpegSound = Readonly<{ start: number; end: number; seconds: number }>;

const bitRates = {
  first: [0, 32, 40, 48, 56, 64, 80, 96, 112, 128, 160, 192, 224, 256, 320],
  second: [0, 8, 16, 24, 32, 40, 48, 56, 64, 80, 96, 112, 128, 144, 160],
} as const;
const sampleRates = [44_100, 48_000, 32_000] as const;

type Frame = Readonly<{ length: number; seconds: number }>;

/** Layer III of the versions 1, 2 and 2.5; null where no frame begins. */
const frameAt = (bytes: Uint8Array, at: number): Frame | null => {
  const [first = 0, second = 0, third = 0] = bytes.subarray(at, at + 3);
  if (first !== 0xff || (second & 0xe0) !== 0xe0 || ((second >> 1) & 3) !== 1) return null;
  const version = (second >> 3) & 3;
  if (version === 1) return null;
  const isFirst = version === 3;
  const rate = sampleRates[(third >> 2) & 3];
  const kilobits = bitRates[isFirst ? 'first' : 'second'][third >> 4];
  if (rate === undefined || !kilobits) return null;
  const samplesPerSecond = isFirst ? rate : version === 2 ? rate / 2 : rate / 4;
  const samples = isFirst ? 1152 : 576;
  const padding = (third >> 1) & 1;
  const length = Math.floor((samples / 8) * ((kilobits * 1000) / samplesPerSecond)) + padding;
  return { length, seconds: samples / samplesPerSecond };
};

/** How long the tag in front is: its size is written in seven bits a byte. */
const frontTag = (bytes: Uint8Array): number => {
  if (String.fromCharCode(...bytes.subarray(0, 3)) !== 'ID3') return 0;
  const size = [...bytes.subarray(6, 10)].reduce((total, byte) => total * 128 + (byte & 0x7f), 0);
  return 10 + size;
};

const fewestFrames = 3;
/** Some writers leave room behind their tag. */
const longestGap = 64 * 1024;

/** Where the sound begins and ends. Fails with BrokenSound when there is none. */
export const findMpegSound = (bytes: Uint8Array): MpegSound => {
  const from = frontTag(bytes);
  let start = from;
  for (; start < Math.min(from + longestGap, bytes.length); start += 1) {
    const frame = frameAt(bytes, start);
    if (frame && frameAt(bytes, start + frame.length)) break;
  }
  let at = start;
  let seconds = 0;
  let frames = 0;
  for (
    let frame = frameAt(bytes, at);
    frame && at + frame.length <= bytes.length;
    frame = frameAt(bytes, at)
  ) {
    at += frame.length;
    seconds += frame.seconds;
    frames += 1;
  }
  if (frames < fewestFrames) throw new BrokenSound();
  return { start, end: at, seconds: Math.ceil(seconds) };
};
