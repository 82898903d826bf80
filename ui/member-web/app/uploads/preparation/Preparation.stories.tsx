import { expect } from 'storybook/test';
import { isApiError } from '#ui/api/api-error.ts';
import preview from '../../../../../.storybook/preview.tsx';
import { preparePicture } from './prepare-picture.ts';
import { readPlayed } from './video-poster.ts';

const Nothing = () => <p>{'Ảnh và video được chuẩn bị trên thiết bị trước khi gửi đi.'}</p>;

const meta = preview.meta({ title: 'Parts/Preparation', component: Nothing });

const drawn = (width: number, height: number, type = 'image/jpeg'): Promise<Blob> => {
  const canvas = document.createElement('canvas');
  canvas.width = width;
  canvas.height = height;
  const context = canvas.getContext('2d')!; // Chromium has one
  for (let line = 0; line < height; line += 7) {
    context.fillStyle = `hsl(${(line * 13) % 360} 60% 55%)`;
    context.fillRect((line * 31) % width, line, width / 3, 5);
  }
  return new Promise((resolve) => canvas.toBlob((blob) => resolve(blob!), type)); // of a canvas that was drawn
};

/** As a phone held upright writes it: the picture lies on its side, and a note says so. */
const heldUpright = async (jpeg: Blob): Promise<File> => {
  const bytes = new Uint8Array(await jpeg.arrayBuffer());
  const orientation = [0x01, 0x12, 0, 3, 0, 0, 0, 1, 0, 6, 0, 0];
  const tiff = [...'MM\0*']
    .map((sign) => sign.charCodeAt(0))
    .concat([0, 0, 0, 8, 0, 1, ...orientation, 0, 0, 0, 0]);
  const note = [...[...'Exif\0\0'].map((sign) => sign.charCodeAt(0)), ...tiff];
  const segment = [0xff, 0xe1, 0, note.length + 2, ...note];
  return new File([bytes.slice(0, 2), new Uint8Array(segment), bytes.slice(2)], 'IMG_1.JPG', {
    type: 'image/jpeg',
  });
};

const textOf = async (file: Blob) => new TextDecoder('latin1').decode(await file.arrayBuffer());

/** Tag and form of a list of positions, as Exif writes it. */
const placeNote = '%\u02c6\u0004\u0000';

export const ALargePictureBecomesSmaller = meta.story({
  play: async () => {
    const file = new File([await drawn(3000, 1500)], 'Hồ Tây.jpeg', { type: 'image/jpeg' });
    const ready = await preparePicture(file, { smaller: true });
    const { width, height } = await createImageBitmap(ready);
    await expect([width, height]).toEqual([2048, 1024]);
    await expect(ready.name).toBe('Hồ Tây.jpg');
    await expect(ready.type).toBe('image/jpeg');
    await expect(await preparePicture(file, { smaller: false })).toBe(file);
  },
});

export const StandsUprightWithoutItsNotes = meta.story({
  play: async () => {
    const file = await heldUpright(await drawn(600, 400));
    await expect(await textOf(file)).toContain('Exif');
    const ready = await preparePicture(file, { smaller: true });
    const { width, height } = await createImageBitmap(ready);
    await expect([width, height]).toEqual([400, 600]);
    await expect(await textOf(ready)).not.toContain('Exif');
  },
});

/** Drawn and encoded for this proof, with the place and the device that a phone writes into its pictures. */
const phonePicture = new URL('../../../../../fixtures/platform/files/IMG_2041.heic', import.meta.url).href;

export const APhonesHeicIsAJpegWithoutPlaceOrDevice = meta.story({
  play: async () => {
    const heic = new File([await (await fetch(phonePicture)).blob()], 'IMG_2041.HEIC', {
      type: 'image/heic',
    });
    for (const note of ['ftypheic', 'Exif', 'iPhone', placeNote])
      await expect(await textOf(heic)).toContain(note);
    for (const smaller of [true, false]) {
      // oxlint-disable-next-line no-await-in-loop -- one after the other
      const ready = await preparePicture(heic, { smaller });
      await expect([ready.name, ready.type]).toEqual(['IMG_2041.jpg', 'image/jpeg']);
      const bitmap = await createImageBitmap(ready);
      await expect([bitmap.width, bitmap.height]).toEqual([320, 240]);
      const context = new OffscreenCanvas(320, 240).getContext('2d')!; // Chromium has one
      context.drawImage(bitmap, 0, 0);
      const [red, green, blue] = context.getImageData(240, 60, 1, 1).data;
      // The sun of the drawing.
      await expect(red! > 220 && green! > 180 && blue! < 140).toBe(true);
      for (const note of ['Exif', 'iPhone', 'Apple', placeNote])
        await expect(await textOf(ready)).not.toContain(note);
    }
  },
});

export const WhatMovesIsLeftAlone = meta.story({
  play: async () => {
    const gif = new File(['GIF89a…'], 'a.gif', { type: 'image/gif' });
    await expect(await preparePicture(gif, { smaller: true })).toBe(gif);
  },
});

export const ABrokenPictureIsRefusedInWords = meta.story({
  play: async () => {
    const heads = {
      jpg: [0xff, 0xd8, 0xff, 0xe0],
      heic: [0, 0, 0, 24, 102, 116, 121, 112, 104, 101, 105, 99],
    };
    for (const [ending, head] of Object.entries(heads)) {
      const file = new File([new Uint8Array(head), 'nothing'], `a.${ending}`);
      const refusal = await preparePicture(file, { smaller: true }).catch((error: unknown) => error);
      await expect(isApiError(refusal, 'media.unreadable')).toBe(true);
    }
  },
});

/** A film of a moment, by this browser itself: it does not say how long it is before its end was looked for. */
const recorded = async (): Promise<Blob> => {
  const canvas = document.createElement('canvas');
  canvas.width = 320;
  canvas.height = 240;
  const context = canvas.getContext('2d')!; // Chromium has one
  const recorder = new MediaRecorder(canvas.captureStream(25), { mimeType: 'video/webm' });
  const parts: Blob[] = [];
  recorder.addEventListener('dataavailable', ({ data }) => parts.push(data));
  const stopped = new Promise((resolve) => recorder.addEventListener('stop', resolve));
  recorder.start();
  for (let frame = 0; frame < 40; frame += 1) {
    context.fillStyle = `hsl(${frame * 9} 60% 60%)`;
    context.fillRect(0, 0, 320, 240);
    // oxlint-disable-next-line no-await-in-loop -- one frame after the other
    await new Promise((resolve) => setTimeout(resolve, 40));
  }
  recorder.stop();
  await stopped;
  return new Blob(parts, { type: 'video/webm' });
};

export const AFilmHasALengthAndAPicture = meta.story({
  play: async () => {
    const { seconds, poster } = await readPlayed(await recorded(), 'VIDEO');
    await expect(seconds).toBeGreaterThan(0.5);
    await expect(poster?.type).toBe('image/jpeg');
    const { width, height } = await createImageBitmap(poster!); // seen above
    await expect([width, height]).toEqual([320, 240]);
  },
});

export const AFilmThatCannotBePlayedIsLeftToTheServer = meta.story({
  play: async () => {
    await expect(await readPlayed(new Blob(['ftyp']), 'VIDEO')).toEqual({ seconds: null, poster: null });
  },
});
