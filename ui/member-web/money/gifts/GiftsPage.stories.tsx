import { expect, screen, waitFor, within } from 'storybook/test';
import { after, day, hour } from '#core/kernel/time.ts';
import { giftTransfer } from '#core/money/gift/gift.ts';
import { aTransfer } from '#fixtures/money/coins.ts';
import { aGift } from '#fixtures/money/gifts.ts';
import { noon } from '#fixtures/engine/ids.ts';
import { hashOf } from '#fixtures/engine/ports.ts';
import { aFullProfile, aUser } from '#fixtures/people/users.ts';
import preview from '../../../../.storybook/preview.tsx';
import GiftsPage from './GiftsPage.tsx';

const old = after(noon, -200 * day);
const me = aFullProfile({ id: 'me', fullname: 'Nguyễn Minh Anh', createdAt: old });
const friend = aUser({
  id: 'hoa',
  fullname: 'Trần Thị Hoà',
  username: 'hoa',
  isPublic: true,
  createdAt: old,
});
const received = aGift({
  id: 'received',
  giverId: friend.id,
  receiverId: me.id,
  amount: 150,
  message: 'Chúc mừng bạn giữ được bốn tuần liền!',
  createdAt: after(noon, -2 * hour),
});
const given = aGift({
  id: 'given',
  giverId: me.id,
  receiverId: friend.id,
  amount: 40,
  message: '',
  thankedAt: noon,
  createdAt: after(noon, -day),
});

const seed = {
  users: [friend],
  gifts: [received, given],
  transfers: [
    aTransfer({ userId: me.id, amount: 900, coin: 'BASE_COIN' }),
    aTransfer({ userId: friend.id, amount: 900, coin: 'BASE_COIN' }),
    giftTransfer(received, friend.id),
    giftTransfer(given, me.id),
  ],
};

const meta = preview.meta({
  title: 'Features/Gifts',
  component: GiftsPage,
  parameters: { layout: 'fullscreen', path: '/dashboard/user/gifts', server: { as: me, seed } },
});

export const Received = meta.story({
  play: async ({ canvas, userEvent }) => {
    await canvas.findByText(/bốn tuần liền/);
    await userEvent.click(canvas.getByRole('button', { name: 'Cảm ơn Trần Thị Hoà' }));
    await canvas.findByText('Bạn đã cảm ơn');
  },
});

export const Given = meta.story({
  parameters: { path: '/dashboard/user/gifts?list=given' },
  play: async ({ canvas }) => {
    await canvas.findByText('Người nhận đã cảm ơn bạn');
  },
});

/** Found by name, asked once more, gone: the balance follows. */
export const Give = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByRole('textbox', { name: /Tặng cho ai/ }), 'hoà');
    await userEvent.click(await canvas.findByRole('button', { name: /@hoa/ }));
    const amount = await canvas.findByRole('textbox', { name: /Số Base Coin/ });
    await userEvent.type(amount, '5');
    await userEvent.click(canvas.getByRole('button', { name: 'Tặng' }));
    await canvas.findByText('Mỗi lần tặng ít nhất 10 Base Coin.');
    await userEvent.type(amount, '0');
    await userEvent.type(canvas.getByRole('textbox', { name: 'Lời nhắn' }), 'Cố lên!');
    await userEvent.click(canvas.getByRole('button', { name: 'Tặng' }));
    const dialog = await screen.findByRole('alertdialog', { name: 'Tặng 50 Base Coin cho Trần Thị Hoà?' });
    await userEvent.click(within(dialog).getByRole('button', { name: 'Tặng' }));
    await canvas.findByText('Đã tặng 50 Base Coin cho Trần Thị Hoà.');
    await waitFor(() => expect(canvas.getByText('960 Base Coin')).toBeVisible());
  },
});

/** Many coins, long after the last proof: the password, and the gift goes on. */
export const GiveManyLongAfterTheProof = meta.story({
  parameters: {
    server: {
      as: me,
      seed: {
        ...seed,
        transfers: [...seed.transfers, aTransfer({ userId: me.id, amount: 3000, coin: 'BASE_COIN' })],
        credentials: { [me.id]: hashOf('mat-khau-cu-the') },
      },
      at: after(noon, hour),
      provenAt: noon,
    },
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByRole('textbox', { name: /Tặng cho ai/ }), 'hoà');
    await userEvent.click(await canvas.findByRole('button', { name: /@hoa/ }));
    await userEvent.type(await canvas.findByRole('textbox', { name: /Số Base Coin/ }), '2000');
    await userEvent.click(canvas.getByRole('button', { name: 'Tặng' }));
    const dialog = await screen.findByRole('alertdialog');
    await userEvent.click(within(dialog).getByRole('button', { name: 'Tặng' }));
    await userEvent.type(
      await screen.findByLabelText(/^Mật khẩu/, { selector: 'input' }),
      'mat-khau-cu-the{Enter}',
    );
    await canvas.findByText('Đã tặng 2.000 Base Coin cho Trần Thị Hoà.');
  },
});

/** Nobody answers who is there: nothing goes, and what was typed stays. */
export const GiveManyAndTurnBack = meta.story({
  parameters: GiveManyLongAfterTheProof.input.parameters!, // given above
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByRole('textbox', { name: /Tặng cho ai/ }), 'hoà');
    await userEvent.click(await canvas.findByRole('button', { name: /@hoa/ }));
    await userEvent.type(await canvas.findByRole('textbox', { name: /Số Base Coin/ }), '2000');
    await userEvent.click(canvas.getByRole('button', { name: 'Tặng' }));
    await userEvent.click(
      within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Tặng' }),
    );
    await userEvent.click(await screen.findByRole('button', { name: 'Để sau' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    await expect(canvas.getByRole('textbox', { name: /Số Base Coin/ })).toHaveValue('2000');
  },
});

export const Nothing = meta.story({
  parameters: { server: { as: me, seed: { users: [friend], gifts: [], transfers: [] } } },
  play: async ({ canvas }) => {
    await canvas.findByText('Bạn chưa nhận món quà nào');
  },
});

export const Closed = meta.story({
  parameters: { server: { as: me, seed: { ...seed, settings: { giftsOpen: false } } } },
  play: async ({ canvas }) => {
    await canvas.findByText(/Hiện chưa tặng coin được/);
  },
});
