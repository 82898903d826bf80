import { expect, fn, waitFor } from 'storybook/test';
import { aUser } from '#fixtures/people/users.ts';
import preview from '../../../../.storybook/preview.tsx';
import { fakePush } from './fake-push.ts';
import { PushControl } from './PushControl.tsx';
import { PushOffer } from './PushOffer.tsx';
import type { PushBrowser } from './push-browser.ts';

type Props = Readonly<{ browser: PushBrowser; isOffer?: boolean }>;

const Device = ({ browser, isOffer = false }: Props) =>
  isOffer ? <PushOffer browser={browser} /> : <PushControl browser={browser} />;

const meta = preview.meta({
  title: 'Features/Push',
  component: Device,
  args: { browser: fakePush({}) },
  parameters: { path: '/dashboard/settings', server: { as: aUser() } },
});

const turnOn = { name: 'Bật thông báo' };

const willing = fakePush({ permission: 'default', answer: 'granted' });
export const TurnedOnAndOff = meta.story({
  args: { browser: willing },
  play: async ({ canvas, userEvent }) => {
    const button = await canvas.findByRole('button', turnOn);
    await expect(willing.asked()).toBe(0);
    await userEvent.click(button);
    await expect(await canvas.findByText(/Đang bật/)).toBeInTheDocument();
    await expect(willing.asked()).toBe(1);
    await userEvent.click(canvas.getByRole('button', { name: 'Tắt trên thiết bị này' }));
    await expect(await canvas.findByRole('button', turnOn)).toBeInTheDocument();
  },
});

const refusing = fakePush({ permission: 'default', answer: 'denied' });
export const Refused = meta.story({
  args: { browser: refusing },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', turnOn));
    await expect(await canvas.findByText(/Trình duyệt đang chặn/)).toBeInTheDocument();
    refusing.decide('default');
    await expect(await canvas.findByRole('button', turnOn)).toBeInTheDocument();
  },
});

export const BlockedInEnglishAndDark = meta.story({
  args: { browser: fakePush({ permission: 'denied' }) },
  globals: { language: 'en', theme: 'dark' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/Your browser is blocking/)).toBeInTheDocument();
    await expect(canvas.queryByRole('button')).toBeNull();
  },
});

export const AllowedAndYetNotDone = meta.story({
  args: { browser: fakePush({ permission: 'granted', refuses: true }) },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', turnOn));
    await expect(await canvas.findByText(/chưa đăng ký được/)).toBeInTheDocument();
    await expect(canvas.getByRole('button', { name: 'Thử lại' })).toBeEnabled();
  },
});

export const OnAPhoneThatNeedsTheHomeScreen = meta.story({
  args: { browser: fakePush({ support: 'ios' }) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/Thêm vào màn hình chính/)).toBeInTheDocument();
  },
});

export const Unsupported = meta.story({ args: { browser: fakePush({ support: 'none' }) } });

export const Unavailable = meta.story({
  args: { browser: fakePush({}) },
  parameters: {
    server: { as: aUser(), ports: { pushSender: { publicKey: null, send: fn() } } },
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/hiện chưa dùng được/)).toBeInTheDocument();
  },
});

export const Offered = meta.story({
  args: { browser: fakePush({ permission: 'default', answer: 'granted' }), isOffer: true },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', turnOn));
    await expect(await canvas.findByText(/Đang bật/)).toBeInTheDocument();
  },
});

const hesitant = fakePush({ permission: 'default' });
export const PutOff = meta.story({
  args: { browser: hesitant, isOffer: true },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Để sau' }));
    await waitFor(() => expect(canvas.queryByText('Biết ngay khi có tin mới')).toBeNull());
    await expect(hesitant.asked()).toBe(0);
    await expect(hesitant.recall('fitboard-push-offer')).toBe('later');
  },
});
