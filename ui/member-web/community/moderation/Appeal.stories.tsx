import { useEffect, useState } from 'react';
import { useNavigate } from 'react-router';
import { expect, waitFor } from 'storybook/test';
import { aSanction } from '#fixtures/community/moderation.ts';
import { aUser } from '#fixtures/people/users.ts';
import preview from '../../../../.storybook/preview.tsx';
import AppealPage from './AppealPage.tsx';

const held = aUser({ email: 'held@example.com', status: 'HOLD', statusReason: 'Cần xác minh danh tính' });
const sanction = aSanction({
  userId: held.id,
  kind: 'HOLD',
  reason: 'Cần xác minh danh tính',
  statusBefore: 'ACTIVE',
});

/** Signs in first, and goes on with what the refusal handed over, as the sign-in page does. */
const AfterRefusal = () => {
  const navigate = useNavigate();
  const [isReady, setReady] = useState(false);
  useEffect(() => {
    const knock = async () => {
      const answer = await fetch('/api/auth/login', {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ email: held.email, password: 'mat-khau' }),
      });
      const { params } = (await answer.json()) as { params: Record<string, string> }; // a refusal has them
      await navigate(`/appeal?${new URLSearchParams({ token: params['appealToken'] ?? '' })}`);
      setReady(true);
    };
    void knock();
  }, [navigate]);
  return isReady ? <AppealPage /> : null;
};

const meta = preview.meta({
  title: 'Features/Appeal from sign-in',
  component: AfterRefusal,
  parameters: {
    layout: 'fullscreen',
    path: '/appeal',
    words: ['core', 'moderation'],
    server: {
      seed: {
        users: [held],
        sanctions: [sanction],
        credentials: { [held.id]: 'hash of mat-khau' },
      },
    },
  },
});

export const Sent = meta.story({
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText('Cần xác minh danh tính')).toBeInTheDocument();
    await userEvent.click(canvas.getByRole('button', { name: 'Khiếu nại' }));
    await userEvent.type(canvas.getByRole('textbox', { name: /Vì sao/ }), 'Tôi đã gửi giấy tờ hôm qua.');
    await userEvent.click(canvas.getByRole('button', { name: 'Gửi khiếu nại' }));
    await waitFor(() => expect(canvas.getByText('Khiếu nại đã được gửi')).toBeInTheDocument());
  },
});
export const Reason = meta.story({});
export const ReasonInEnglishAndDark = meta.story({ globals: { language: 'en', theme: 'dark' } });
export const LinkThatIsOver = meta.story({
  render: () => <AppealPage />,
  parameters: { path: '/appeal?token=used' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Liên kết này không còn dùng được')).toBeInTheDocument();
  },
});
export const Failing = meta.story({
  render: () => <AppealPage />,
  parameters: { path: '/appeal?token=x', server: { answers: { 'POST /appeals/read': 'failing' } } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Thử lại' })).toBeInTheDocument();
  },
});
