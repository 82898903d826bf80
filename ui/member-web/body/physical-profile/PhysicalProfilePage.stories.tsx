import { expect, screen, spyOn, userEvent, waitFor, within } from 'storybook/test';
import { shiftWeek } from '#core/kernel/week.ts';
import { aDraft } from '#fixtures/body/snapshots.ts';
import { aUser } from '#fixtures/people/users.ts';
import { someWeeks } from '#fixtures/body/weeks.ts';
import preview from '../../../../.storybook/preview.tsx';
import { cropPicture } from '#ui/cropping/crop-picture.ts';
import { forgetDevice } from '#ui/device/forget-device.ts';
import PhysicalProfilePage from './PhysicalProfilePage.tsx';
import { coverFace } from './photos/covering/cover-face.ts';
import { usualOval } from './photos/covering/oval.ts';

const member = aUser({ fullname: 'Nguyễn Thị Hoà' });
const lastWeek = someWeeks(member.id, 4, shiftWeek('2026-W47', -1));
const oldWeeks = someWeeks(member.id, 4, shiftWeek('2026-W47', -6));
const newcomer = aUser({ fullname: 'Lê Văn Đức' });
const noWeeks = { snapshots: [], media: [] };
const allWeeks = someWeeks(member.id, 6);
const withGap = {
  ...allWeeks,
  snapshots: allWeeks.snapshots.filter(({ week }) => week !== shiftWeek('2026-W47', -1)),
};
const at = (step: string) => `/indicator/me/edit?step=${step}`;

const aStripedPicture = async (): Promise<File> => {
  const canvas = document.createElement('canvas');
  canvas.width = 600;
  canvas.height = 800;
  const context = canvas.getContext('2d');
  if (context === null) throw new Error('no canvas');
  for (let x = 0; x < canvas.width; x += 4) {
    context.fillStyle = x % 8 === 0 ? '#000' : '#fff';
    context.fillRect(x, 0, 4, canvas.height);
  }
  const blob = await new Promise<Blob | null>((resolve) => {
    canvas.toBlob(resolve, 'image/jpeg', 0.95);
  });
  if (blob === null) throw new Error('no picture');
  return new File([blob], 'front.jpg', { type: 'image/jpeg' });
};

/** How far the lightest point is from the darkest, in a small square. */
const contrastAt = (canvas: HTMLCanvasElement, x: number, y: number): number => {
  const side = 16;
  const context = canvas.getContext('2d');
  const points = context?.getImageData(canvas.width * x - 8, canvas.height * y - 8, side, side).data ?? [];
  const reds = [...points].filter((_, index) => index % 4 === 0);
  return Math.max(...reds) - Math.min(...reds);
};

const place = 'Exif\0\0GPS 10.7769N 106.7009E';

/** The same JPEG with a segment that says where it was taken. */
const withPlace = async (picture: File): Promise<File> => {
  const bytes = new Uint8Array(await picture.arrayBuffer());
  const text = new TextEncoder().encode(place);
  const segment = new Uint8Array([0xff, 0xe1, 0, text.length + 2, ...text]);
  return new File([bytes.slice(0, 2), segment, bytes.slice(2)], picture.name, { type: picture.type });
};
const saysPlace = async (picture: Blob): Promise<boolean> => (await picture.text()).includes('GPS 10.7769N');

const meta = preview.meta({
  title: 'Features/Weekly form',
  component: PhysicalProfilePage,
  parameters: { layout: 'fullscreen', path: at('body'), server: { as: member, seed: lastWeek } },
  // What lies on the device belongs to one story only.
  beforeEach: async () => {
    localStorage.clear();
    await forgetDevice(null);
  },
});

/** Last week's values are offered, never filled in by themselves; what is taken over is marked. */
export const WithLastWeek = meta.story({
  play: async ({ canvas }) => {
    const weight = await canvas.findByRole('textbox', { name: /Cân nặng/ });
    await expect(weight).toHaveValue('');
    await userEvent.click(canvas.getByRole('button', { name: 'Dùng lại số của tuần trước cho Cân nặng' }));
    await expect(weight).toHaveValue('73,1');
    await expect(canvas.getByText('Dùng lại từ tuần trước, chưa đo lại')).toBeInTheDocument();
    await userEvent.clear(weight);
    await userEvent.type(weight, '72,4');
    await expect(canvas.queryByText('Dùng lại từ tuần trước, chưa đo lại')).not.toBeInTheDocument();
  },
});

export const InEnglishAndDark = meta.story({ globals: { language: 'en', theme: 'dark' } });

export const Imperial = meta.story({
  globals: { language: 'en' },
  parameters: { server: { as: { ...member, units: 'IMPERIAL' }, seed: lastWeek } },
  play: async ({ canvas }) => {
    const weight = await canvas.findByRole('textbox', { name: /Weight/ });
    await userEvent.type(weight, '2000');
    await userEvent.tab();
    await expect(await canvas.findByText(/between 55.2 and 661.3 lb/)).toBeInTheDocument();
  },
});

/** Results follow every key; a number that is possible and unusual is asked about, an impossible one refused. */
export const WhileTyping = meta.story({
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Vẫn đúng' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Dùng lại số của tuần trước cho Cân nặng' }));
    await expect(await canvas.findByText('23,9 kg/m²')).toBeInTheDocument();
    const weight = canvas.getByRole('textbox', { name: /Cân nặng/ });
    await userEvent.clear(weight);
    await userEvent.type(weight, '180');
    await userEvent.click(await canvas.findByRole('button', { name: 'Đúng, giữ số này' }));
    await expect(canvas.queryByText(/Bạn chắc chứ/)).not.toBeInTheDocument();
    await userEvent.clear(weight);
    await userEvent.type(weight, '1800');
    await userEvent.tab();
    await expect(await canvas.findByText(/Giá trị phải từ 25 đến 300/)).toBeInTheDocument();
  },
});

/** What the button found missing is right as soon as it is: nobody has to leave the field to see it. */
export const RightAtLast = meta.story({
  play: async ({ canvas }) => {
    const weight = await canvas.findByRole('textbox', { name: /Cân nặng/ });
    await userEvent.click(canvas.getByRole('button', { name: 'Tiếp tục' }));
    await waitFor(() => expect(weight).toBeInvalid());
    weight.focus();
    await userEvent.keyboard('7');
    await expect(weight).toBeInvalid();
    await userEvent.keyboard('2');
    await waitFor(() => expect(weight).toBeValid());
    await expect(weight).toHaveFocus();
  },
});

export const Girths = meta.story({ parameters: { path: at('girths') } });

/** What the first save needs, and why; nothing else is asked. */
export const FirstWeek = meta.story({
  parameters: { server: { as: newcomer, seed: noWeeks } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/Chỉ cần mấy mục này và 3 góc ảnh/)).toBeInTheDocument();
    await expect(canvas.getAllByRole('textbox')).toHaveLength(3);
    await expect(canvas.queryByRole('button', { name: /Thể lực/ })).not.toBeInTheDocument();
  },
});

/** What hardly changes is confirmed with one press; without it the button says what is missing, and where. */
export const StillRight = meta.story({
  play: async ({ canvas }) => {
    await canvas.findByRole('textbox', { name: /Cân nặng/ });
    await userEvent.click(canvas.getByRole('button', { name: 'Tiếp tục' }));
    const right = canvas.getByRole('button', { name: 'Vẫn đúng' });
    await expect(await canvas.findByText(/Bạn bấm “Vẫn đúng”/)).toBeInTheDocument();
    await waitFor(() => expect(right).toHaveFocus());
    await userEvent.click(right);
    await waitFor(() => expect(canvas.queryByText(/Bạn bấm “Vẫn đúng”/)).not.toBeInTheDocument());
    await expect(canvas.getByText('Dùng lại từ tuần trước, chưa đo lại')).toBeInTheDocument();
    await userEvent.click(canvas.getByRole('button', { name: 'Sửa' }));
    await expect(canvas.getByRole('textbox', { name: /Chiều cao/ })).not.toHaveValue('');
    // A required value is changed, never left empty.
    await expect(canvas.queryByRole('button', { name: /Để trống Chiều cao/ })).not.toBeInTheDocument();
  },
});

const herWeeks = {
  ...lastWeek,
  snapshots: lastWeek.snapshots.map((snapshot) => ({
    ...snapshot,
    inputs: { ...snapshot.inputs, body: { ...snapshot.inputs.body, gender: 'FEMALE' as const } },
  })),
};

/** A woman's waist is measured elsewhere than a man's: the form says so before she confirms who she is. */
export const TapeWhereItWas = meta.story({
  parameters: { server: { as: member, seed: herWeeks } },
  play: async ({ canvas }) => {
    await canvas.findByRole('button', { name: 'Vẫn đúng' });
    await expect(canvas.getByText(/Đo ở chỗ eo nhỏ nhất/)).toBeInTheDocument();
    await expect(canvas.queryByText(/Đo ngang rốn, khi/)).toBeNull();
  },
});

/** Strength was measured more than a month ago: the week asks for it again, and keeps it optional. */
export const DueAgain = meta.story({
  parameters: { server: { as: member, seed: oldWeeks } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Đến hạn tuần này' })).toBeInTheDocument();
    await userEvent.click(canvas.getByRole('button', { name: /^Thể lực/ }));
    await waitFor(() => expect(canvas.getByRole('heading', { name: 'Thể lực' })).toHaveFocus());
    await userEvent.click(canvas.getByRole('button', { name: 'Xong' }));
    await waitFor(() => expect(canvas.getByRole('heading', { name: 'Số đo tuần này' })).toHaveFocus());
  },
});

/** The week is saved: it opens at its cards, and a card saves itself. */
export const CardsOfTheWeek = meta.story({
  parameters: { path: '/indicator/me/edit', server: { as: member, seed: someWeeks(member.id, 4) } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Tuần này đã lưu' })).toBeInTheDocument();
    await userEvent.click(canvas.getByRole('button', { name: /^Dinh dưỡng/ }));
    await userEvent.click(await canvas.findByRole('radio', { name: '3 bữa' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Cập nhật tuần này' }));
    await expect(await canvas.findByText('Đã cập nhật tuần này')).toBeInTheDocument();
  },
});

/** A record, the row of weeks, and a card to share that holds no number of the body unasked. */
export const Moment = meta.story({
  parameters: { path: at('review'), server: { as: member, seed: someWeeks(member.id, 12) } },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Cập nhật tuần này' }));
    await expect(await canvas.findByText('12 tuần liên tiếp')).toBeInTheDocument();
    await userEvent.click(canvas.getByRole('button', { name: 'Chia sẻ tuần này' }));
    const dialog = within(await screen.findByRole('dialog'));
    const drawn = dialog.getByRole('img');
    await expect(drawn).not.toHaveAccessibleName(/Cân nặng/);
    await userEvent.click(dialog.getByRole('checkbox', { name: /Cân nặng/ }));
    await expect(drawn).toHaveAccessibleName(/Cân nặng/);
  },
});

/** A missed week of a month leaves the row whole. */
export const MissedWeek = meta.story({
  parameters: { path: at('review'), server: { as: member, seed: withGap } },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Cập nhật tuần này' }));
    await expect(await canvas.findByText(/chuỗi vẫn được giữ/)).toBeInTheDocument();
  },
});

/** The line is lost at the last press: the save waits on this device, and the page says so. */
export const SavedWithoutALine = meta.story({
  parameters: {
    path: at('review'),
    server: { as: member, seed: someWeeks(member.id, 4), answers: { 'POST /indicators': 'away' } },
  },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Cập nhật tuần này' }));
    const heading = await canvas.findByRole('heading', {
      name: 'Tuần này nằm an toàn trên thiết bị của bạn',
    });
    await waitFor(() => expect(heading).toHaveFocus());
    await expect(canvas.queryByRole('alert')).toBeNull();
  },
});

/** No line, and the form was open before: it opens with what it knew, and the fee is not guessed. */
export const PriceWithoutALine = meta.story({
  parameters: {
    path: at('review'),
    server: { as: newcomer, seed: noWeeks, answers: { 'POST /indicators/preview': 'away' } },
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/Chưa có mạng nên chưa xem được phí/)).toBeInTheDocument();
    await expect(canvas.getByRole('button', { name: 'Lưu tuần này' })).toBeEnabled();
  },
});

export const GenderOther = meta.story({
  parameters: { server: { as: newcomer, seed: noWeeks } },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('radio', { name: /Khác/ }));
    await expect(await canvas.findByText(/chỉ có cho nam và nữ\. Bạn chọn/)).toBeInTheDocument();
  },
});

/** Two diet styles at most, with the reason; "none" stands alone. */
export const Choices = meta.story({
  parameters: { path: at('nutrition') },
  play: async ({ canvas }) => {
    for (const name of ['Keto', 'DASH']) await userEvent.click(await canvas.findByRole('checkbox', { name }));
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Ít béo' }));
    await expect(canvas.getByRole('checkbox', { name: 'Ít béo' })).not.toBeChecked();
    await expect((await canvas.findAllByText(/Chỉ chọn được tối đa 2/)).length).toBeGreaterThan(0);
  },
});

export const NoneStandsAlone = meta.story({
  parameters: { path: at('nutrition') },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('checkbox', { name: 'Sữa' }));
    const [none] = canvas.getAllByRole('checkbox', { name: 'Không' });
    if (none === undefined) throw new Error('There is no choice of none');
    await userEvent.click(none);
    await waitFor(() => expect(canvas.getByRole('checkbox', { name: 'Sữa' })).not.toBeChecked());
  },
});

export const Photos = meta.story({ parameters: { path: at('photos') } });

/** Covering is remembered on the device; the photo waits for the oval, and goes with the face gone. */
export const FaceCovered = meta.story({
  parameters: { path: at('photos') },
  play: async ({ canvas, canvasElement }) => {
    const cover = await canvas.findByRole('switch', { name: 'Che mặt trước khi gửi' });
    await userEvent.click(cover);
    await expect(cover).toBeChecked();
    await expect(localStorage.getItem('fitboard.cover-face')).toBe('true');
    const [input] = canvasElement.querySelectorAll<HTMLInputElement>('input[type="file"]');
    if (input === undefined) throw new Error('There is no way to choose a file');
    await userEvent.upload(input, await aStripedPicture());
    const framing = within(await screen.findByRole('dialog', { name: /Căn khung/ }));
    await waitFor(() => expect(framing.getByRole('button', { name: 'Dùng ảnh này' })).toBeEnabled());
    await userEvent.click(framing.getByRole('button', { name: 'Dùng ảnh này' }));
    const covering = within(await screen.findByRole('dialog', { name: /Che mặt/ }));
    const picture = await covering.findByRole<HTMLCanvasElement>('img', { name: /Ảnh sẽ gửi/ });
    const size = covering.getByRole('slider', { name: 'Độ lớn vùng che' });
    size.focus();
    await userEvent.keyboard('{ArrowRight}{ArrowRight}');
    // Stripes of black and white are one grey where the face is, and stripes elsewhere.
    await waitFor(() => expect(contrastAt(picture, 0.5, 0.13)).toBeLessThan(60));
    await expect(contrastAt(picture, 0.5, 0.7)).toBeGreaterThan(150);
    await userEvent.click(covering.getByRole('button', { name: 'Gửi ảnh đã che' }));
    await waitFor(() => expect(screen.queryByRole('dialog', { name: /Che mặt/ })).toBeNull());
  },
});

/** What is sent is drawn anew: a picture that says where it was taken no longer does. */
export const NoPlaceLeavesTheDevice = meta.story({
  parameters: { path: at('photos') },
  play: async () => {
    const placed = await withPlace(await aStripedPicture());
    await expect(await saysPlace(placed)).toBe(true);
    await expect(await saysPlace(await coverFace(placed, usualOval))).toBe(false);
    const url = URL.createObjectURL(placed);
    const framed = await cropPicture(url, { x: 0, y: 0, width: 300, height: 400 }, 2000);
    URL.revokeObjectURL(url);
    await expect(await saysPlace(framed)).toBe(false);
  },
});

/** The live picture with last week's laid over; one press takes a side, and the next one is asked for. */
export const LiveCamera = meta.story({
  parameters: { path: at('photos') },
  beforeEach: () => {
    const canvas = document.createElement('canvas');
    canvas.width = 640;
    canvas.height = 480;
    const context = canvas.getContext('2d');
    // A canvas that stands still sends no picture.
    const drawing = setInterval(() => {
      if (context === null) return;
      context.fillStyle = context.fillStyle === '#336655' ? '#335566' : '#336655';
      context.fillRect(0, 0, canvas.width, canvas.height);
    }, 100);
    const camera = spyOn(navigator.mediaDevices, 'getUserMedia');
    camera.mockImplementation(() => Promise.resolve(canvas.captureStream(5)));
    return () => {
      clearInterval(drawing);
      camera.mockRestore();
    };
  },
  play: async ({ canvas }) => {
    const [take] = await canvas.findAllByRole('button', { name: 'Chụp' });
    if (take === undefined) throw new Error('There is no button to take a photo');
    await userEvent.click(take);
    const dialog = within(await screen.findByRole('dialog'));
    await userEvent.click(dialog.getByRole('button', { name: 'Ngay' }));
    await waitFor(() => expect(dialog.getByRole('button', { name: 'Chụp' })).toBeEnabled());
    await userEvent.click(dialog.getByRole('button', { name: 'Chụp' }));
    await userEvent.click(await dialog.findByRole('button', { name: 'Dùng ảnh này' }));
    await expect(await dialog.findByRole('heading', { name: 'Chụp: Phía sau' })).toBeInTheDocument();
  },
});

/** No camera here: the two other ways to the photo. */
export const NoCamera = meta.story({
  parameters: { path: at('photos') },
  beforeEach: () => {
    const camera = spyOn(navigator.mediaDevices, 'getUserMedia');
    camera.mockRejectedValue(new DOMException('', 'NotAllowedError'));
    return () => camera.mockRestore();
  },
  play: async ({ canvas }) => {
    const [take] = await canvas.findAllByRole('button', { name: 'Chụp' });
    if (take === undefined) throw new Error('There is no button to take a photo');
    await userEvent.click(take);
    const dialog = within(await screen.findByRole('dialog'));
    await expect(await dialog.findByText(/chưa được phép dùng camera/)).toBeInTheDocument();
    await expect(dialog.getByRole('button', { name: 'Chọn từ thư viện' })).toBeInTheDocument();
  },
});

/** A first save without coins: what is missing as links, the fee, and the way to the coins. */
export const ReviewWithoutCoins = meta.story({
  parameters: {
    path: at('review'),
    server: { as: aUser({ fullname: 'Lê Văn Đức' }), seed: { snapshots: [], media: [] } },
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/Bạn còn thiếu 300 Base Coin/)).toBeInTheDocument();
    await expect(canvas.getByRole('button', { name: 'Lưu tuần này' })).toBeDisabled();
    await userEvent.click(
      canvas.getAllByRole('button', { name: 'Cân nặng' })[0] ?? canvas.getByRole('heading'),
    );
    await waitFor(() => expect(canvas.getByRole('textbox', { name: /Cân nặng/ })).toHaveFocus());
  },
});

/** This week is saved already: saving again updates it, and says so. */
export const ReviewOfAnUpdate = meta.story({
  parameters: { path: at('review'), server: { as: member, seed: someWeeks(member.id, 4) } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/cập nhật lại tuần này/)).toBeInTheDocument();
    await userEvent.click(canvas.getByRole('button', { name: 'Cập nhật tuần này' }));
    await expect(await canvas.findByText('Đã cập nhật tuần này')).toBeInTheDocument();
    await expect(canvas.getByText('Thay đổi so với lần trước')).toBeInTheDocument();
  },
});

export const RestoredDraft = meta.story({
  parameters: {
    server: {
      as: member,
      seed: { ...lastWeek, drafts: [aDraft({ userId: member.id, carriedOver: [], step: 0 })] },
    },
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/Đã khôi phục bản nháp/)).toBeInTheDocument();
    await expect(canvas.getByRole('textbox', { name: /Cân nặng/ })).toHaveValue('64,5');
    await userEvent.click(canvas.getByRole('button', { name: 'Bỏ bản nháp' }));
    await waitFor(() => expect(canvas.getByRole('textbox', { name: /Cân nặng/ })).toHaveValue(''));
  },
});

/** One button leads on: the one that closes the notice above it is called otherwise. */
export const RestoredDraftInEnglish = meta.story({
  globals: { language: 'en' },
  parameters: RestoredDraft.input.parameters!, // given above
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Keep going' }));
    await expect(canvas.queryByText(/Your draft is restored/)).toBeNull();
    await expect(canvas.getAllByRole('button', { name: 'Continue' })).toHaveLength(1);
  },
});

/** Both this device and the server have news: the person chooses, nothing is overwritten unseen. */
export const TwoDrafts = meta.story({
  parameters: {
    server: { as: member, seed: { ...lastWeek, drafts: [aDraft({ userId: member.id, version: 3 })] } },
  },
  beforeEach: () => {
    localStorage.setItem(
      `fitboard.profile-draft.${member.id}`,
      JSON.stringify({
        inputs: { body: { weight: 66 } },
        version: 1,
        savedAt: 1,
        synced: false,
        tab: 'x',
        step: 0,
      }),
    );
  },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Dùng bản ở nơi khác' }));
    await waitFor(() => expect(canvas.getByRole('textbox', { name: /Cân nặng/ })).toHaveValue('64,5'));
  },
});

export const Waiting = meta.story({
  parameters: { server: { as: member, answers: { 'GET /indicators': 'waiting' } } },
});
export const Failing = meta.story({
  parameters: { server: { as: member, answers: { 'GET /indicators': 'failing' } } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Thử lại' })).toBeInTheDocument();
  },
});
