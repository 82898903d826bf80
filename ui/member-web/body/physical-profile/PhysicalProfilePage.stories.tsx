import { expect, userEvent, waitFor } from 'storybook/test';
import { shiftWeek } from '#core/kernel/week.ts';
import { aDraft } from '#fixtures/body/snapshots.ts';
import { aUser } from '#fixtures/people/users.ts';
import { someWeeks } from '#fixtures/body/weeks.ts';
import preview from '../../../../.storybook/preview.tsx';
import PhysicalProfilePage from './PhysicalProfilePage.tsx';

const member = aUser({ fullname: 'Nguyễn Thị Hoà' });
const lastWeek = someWeeks(member.id, 4, shiftWeek('2026-W47', -1));
const at = (step: string) => `/indicator/me/edit?step=${step}`;

const meta = preview.meta({
  title: 'Features/Weekly form',
  component: PhysicalProfilePage,
  parameters: { layout: 'fullscreen', path: at('body'), server: { as: member, seed: lastWeek } },
  // A draft on the device belongs to one story only.
  beforeEach: () => localStorage.clear(),
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
    await userEvent.click(await canvas.findByRole('button', { name: /Dùng lại 5 mục/ }));
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

export const GenderOther = meta.story({
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('radio', { name: /Khác/ }));
    await expect(await canvas.findByText(/chỉ có cho nam và nữ\. Bạn chọn/)).toBeInTheDocument();
  },
});

/** Two diet styles at most, with the reason; "none" stands alone. */
export const Choices = meta.story({
  parameters: { path: at('food') },
  play: async ({ canvas }) => {
    for (const name of ['Keto', 'DASH']) await userEvent.click(await canvas.findByRole('checkbox', { name }));
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Ít béo' }));
    await expect(canvas.getByRole('checkbox', { name: 'Ít béo' })).not.toBeChecked();
    await expect((await canvas.findAllByText(/Chỉ chọn được tối đa 2/)).length).toBeGreaterThan(0);
  },
});

export const NoneStandsAlone = meta.story({
  parameters: { path: at('meals') },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('checkbox', { name: 'Sữa' }));
    const [none] = canvas.getAllByRole('checkbox', { name: 'Không' });
    if (none === undefined) throw new Error('There is no choice of none');
    await userEvent.click(none);
    await waitFor(() => expect(canvas.getByRole('checkbox', { name: 'Sữa' })).not.toBeChecked());
  },
});

export const Photos = meta.story({ parameters: { path: at('photos') } });

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
