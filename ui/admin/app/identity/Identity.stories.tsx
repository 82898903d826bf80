import Button from '@mui/material/Button';
import { useState } from 'react';
import { expect, screen, waitFor, within } from 'storybook/test';
import { superUserId } from '#core/kernel/id.ts';
import { after, hour } from '#core/kernel/time.ts';
import { noon } from '#fixtures/engine/ids.ts';
import { hashOf } from '#fixtures/engine/ports.ts';
import { aDevice, aPasskey } from '#fixtures/people/passkeys.ts';
import { aSecondFactor, appCode } from '#fixtures/people/second-factors.ts';
import { aUser } from '#fixtures/people/users.ts';
import { isApiError } from '#ui/api/api-error.ts';
import { ConsoleStage, consoleWords } from '../../../../.storybook/console-stage.tsx';
import { playDevice } from '../../../../.storybook/played-device.ts';
import preview from '../../../../.storybook/preview.tsx';
import { client } from '../client.ts';
import { IdentityHost } from './IdentityHost.tsx';

const staff = aUser({ id: superUserId, fullname: 'Lê Thu Hà' });
const member = aUser({ fullname: 'Đặng Thị Thuỷ Tiên' });
const password = 'mat-khau-cu-the';
const factor = aSecondFactor({ userId: staff.id });
const later = after(noon, hour);
const seed = { users: [member], credentials: { [staff.id]: hashOf(password) } };
const phone = aDevice({ id: 'DDDD' });
const passkeys = [aPasskey({ userId: staff.id, credentialId: phone.id })];
const server = { as: staff, seed, at: later, provenAt: noon };

/** Something sensitive, and what became of it. */
const Work = () => {
  const [outcome, setOutcome] = useState('');
  const work = async () => {
    try {
      await client.adminUsers.setType({
        params: { id: member.id },
        body: { type: 'COACH', reason: 'Đủ chứng chỉ' },
      });
      setOutcome('done');
    } catch (error) {
      setOutcome(isApiError(error) ? error.code : 'failed');
    }
  };
  return (
    <main>
      <Button variant="contained" onClick={() => void work()}>
        Set type
      </Button>
      <p data-testid="outcome">{outcome}</p>
      <IdentityHost />
    </main>
  );
};

const meta = preview.meta({
  title: 'Console/Confirming who is there',
  component: Work,
  decorators: [
    (Story) => (
      <ConsoleStage>
        <Story />
      </ConsoleStage>
    ),
  ],
  beforeEach: consoleWords,
  parameters: { path: '/admin', server },
});

const asked = async () =>
  within(await screen.findByRole('dialog', { name: /^(Xác nhận là bạn|Confirm it’s you)$/ }));

/** A wrong password says so; after the right one the work goes on by itself. */
export const WithThePassword = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Set type' }));
    const dialog = await asked();
    const field = await dialog.findByLabelText(/^Mật khẩu của bạn/, { selector: 'input' });
    await waitFor(() => expect(field).toHaveFocus());
    await userEvent.type(field, 'sai{Enter}');
    await waitFor(() => expect(field).toBeInvalid());
    await expect(canvas.getByTestId('outcome')).toBeEmptyDOMElement();
    await userEvent.clear(field);
    await userEvent.type(field, `${password}{Enter}`);
    await waitFor(() => expect(canvas.getByTestId('outcome')).toHaveTextContent('done'));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    // Within the quarter of an hour nothing is asked again.
    await userEvent.click(canvas.getByRole('button', { name: 'Set type' }));
    await expect(screen.queryByRole('dialog')).toBeNull();
  },
});

export const WithACodeInEnglishAndDark = meta.story({
  globals: { language: 'en', theme: 'dark' },
  parameters: { server: { ...server, seed: { ...seed, secondFactors: [factor] } } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Set type' }));
    const dialog = await asked();
    const field = await dialog.findByRole('textbox', { name: /^Sign-in code/ });
    await userEvent.type(field, appCode(factor.secret, later));
    await waitFor(() => expect(canvas.getByTestId('outcome')).toHaveTextContent('done'));
  },
});

/** Staff who must have a second factor and have a passkey alone are asked for it, and for no password. */
export const WithAPasskey = meta.story({
  parameters: {
    server: { ...server, seed: { ...seed, passkeys }, ports: { staffNeedSecondFactor: true } },
  },
  beforeEach: () => playDevice(phone),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Set type' }));
    const dialog = await asked();
    await userEvent.click(await dialog.findByRole('button', { name: 'Xác nhận bằng khoá truy cập' }));
    await waitFor(() => expect(canvas.getByTestId('outcome')).toHaveTextContent('done'));
  },
});

export const NotNow = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Set type' }));
    const dialog = await asked();
    await userEvent.click(await dialog.findByRole('button', { name: 'Để sau' }));
    await waitFor(() => expect(canvas.getByTestId('outcome')).toHaveTextContent('access.proof_due'));
  },
});

export const Failing = meta.story({
  parameters: { server: { ...server, answers: { 'GET /me/second-factor': 'failing' } } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Set type' }));
    const dialog = await asked();
    const again = await dialog.findByRole('button', { name: 'Thử lại' }, { timeout: 8_000 });
    // The dialog fades in.
    await waitFor(() => expect(again).toBeVisible());
  },
});
