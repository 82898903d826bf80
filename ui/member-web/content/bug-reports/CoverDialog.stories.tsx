import { expect, fireEvent, fn, screen, userEvent, waitFor } from 'storybook/test';
import preview from '../../../../.storybook/preview.tsx';
import { CoverDialog } from './CoverDialog.tsx';
import { coverPicture } from './cover-picture.ts';
import type { CoveredArea } from './covered-area.ts';

const side = 240;

/** Thin lines from top to bottom, as fine as those of letters. */
const drawn = (): File => {
  const canvas = Object.assign(document.createElement('canvas'), { width: side, height: side });
  const context = canvas.getContext('2d');
  if (!context) throw new Error('This browser draws no pictures');
  context.fillStyle = '#fff';
  context.fillRect(0, 0, side, side);
  context.fillStyle = '#000';
  for (let x = 0; x < side; x += 4) context.fillRect(x, 0, 2, side);
  const [, data = ''] = canvas.toDataURL('image/png').split(',');
  const bytes = Uint8Array.from(atob(data), (byte) => byte.codePointAt(0) ?? 0);
  return new File([bytes], 'man-hinh.png', { type: 'image/png' });
};

/** How often light turns into dark along a line through a part of the picture. */
const turnsIn = async (file: File, from: number, to: number): Promise<number> => {
  const picture = await createImageBitmap(file);
  const { width, height } = picture;
  const canvas = Object.assign(document.createElement('canvas'), { width, height });
  const context = canvas.getContext('2d');
  if (!context) throw new Error('This browser draws no pictures');
  context.drawImage(picture, 0, 0);
  const [start, length] = [Math.round(from * width), Math.round((to - from) * width)];
  const { data } = context.getImageData(start, Math.round(height / 2), length, 1);
  let turns = 0;
  for (let x = 1; x < length; x += 1)
    if (Math.abs((data[(x - 1) * 4] ?? 0) - (data[x * 4] ?? 0)) > 60) turns += 1;
  return turns;
};

const done = fn();
const closed = fn();
const areas = (): readonly CoveredArea[] => done.mock.calls.at(-1)?.[0] as readonly CoveredArea[]; // what it is called with

const meta = preview.meta({
  title: 'Features/CoverDialog',
  component: CoverDialog,
  args: { onDone: done, onClose: closed, file: drawn() },
  beforeEach: () => {
    done.mockClear();
    closed.mockClear();
  },
});

const pictureIn = async (): Promise<HTMLElement> => {
  const picture = await screen.findByRole('img', { name: /man-hinh\.png/ });
  await waitFor(() => expect((picture as HTMLImageElement).naturalWidth).toBe(side)); // the role says so
  return picture;
};

/** From one place of the picture to another, as shares of it, by finger or mouse. */
const draw = async (pointerType: 'mouse' | 'touch', from: number, to: number): Promise<void> => {
  const picture = await pictureIn();
  const ground = picture.parentElement;
  if (!ground) throw new Error('The picture lies on nothing');
  ground.setPointerCapture = () => undefined; // there is no real finger to hold on to
  const { left, top, width, height } = ground.getBoundingClientRect();
  const at = (share: number) => ({
    pointerId: 1,
    pointerType,
    clientX: left + share * width,
    clientY: top + share * height,
  });
  fireEvent.pointerDown(ground, at(from));
  fireEvent.pointerMove(ground, at((from + to) / 2));
  fireEvent.pointerMove(ground, at(to));
  fireEvent.pointerUp(ground, at(to));
};

export const ByFinger = meta.story({
  play: async () => {
    await draw('touch', 0.1, 0.5);
    await expect(await screen.findByRole('button', { name: 'Vùng che 1' })).toBeInTheDocument();
    // A touch covers nothing.
    await draw('touch', 0.8, 0.801);
    await expect(screen.queryByRole('button', { name: 'Vùng che 2' })).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: 'Dùng ảnh đã che' }));
    const [area] = areas();
    await expect(area?.x).toBeCloseTo(0.1, 1);
    await expect(area?.width).toBeCloseTo(0.4, 1);
  },
});

export const ByMouse = meta.story({
  play: async () => {
    await draw('mouse', 0.6, 0.9);
    await draw('mouse', 0.4, 0.1);
    await expect(await screen.findByRole('button', { name: 'Vùng che 2' })).toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: 'Bỏ vùng vừa thêm' }));
    await expect(screen.queryByRole('button', { name: 'Vùng che 2' })).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: 'Dùng ảnh đã che' }));
    await expect(areas()).toHaveLength(1);
  },
});

export const ByKeyboard = meta.story({
  play: async () => {
    await pictureIn();
    const add = screen.getByRole('button', { name: 'Thêm vùng che' });
    add.focus();
    await userEvent.keyboard('{Enter}{Enter}');
    const first = await screen.findByRole('button', { name: 'Vùng che 1' });
    first.focus();
    await userEvent.keyboard('{ArrowRight}{ArrowRight}{Shift>}{ArrowDown}{/Shift}');
    const second = screen.getByRole('button', { name: 'Vùng che 2' });
    second.focus();
    await userEvent.keyboard('{Delete}');
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Vùng che 2' })).toBeNull());
    await userEvent.click(screen.getByRole('button', { name: 'Dùng ảnh đã che' }));
    const [area] = areas();
    await expect(area?.x).toBeCloseTo(0.39);
    await expect(area?.height).toBeCloseTo(0.22);
  },
});

/** What is below a covered part is in the file no more. */
export const Covered = meta.story({
  play: async () => {
    const file = drawn();
    await expect(await turnsIn(file, 0.1, 0.4)).toBeGreaterThan(20);
    const covered = await coverPicture(file, [{ x: 0, y: 0, width: 0.5, height: 1 }]);
    await expect(covered.type).toBe('image/png');
    await expect(await turnsIn(covered, 0.05, 0.45)).toBeLessThanOrEqual(6);
    await expect(await turnsIn(covered, 0.6, 0.9)).toBeGreaterThan(20);
  },
});

export const Unreadable = meta.story({
  args: { file: new File(['không phải ảnh'], 'man-hinh.png', { type: 'image/png' }) },
  play: async () => {
    await expect(await screen.findByRole('alert')).toHaveTextContent('Không đọc được ảnh này');
    await expect(screen.getByRole('button', { name: 'Dùng ảnh này' })).toBeDisabled();
    await userEvent.click(screen.getByRole('button', { name: 'Huỷ' }));
    await expect(closed).toHaveBeenCalled();
  },
});

export const InEnglishAndDark = meta.story({ globals: { language: 'en', theme: 'dark' } });
