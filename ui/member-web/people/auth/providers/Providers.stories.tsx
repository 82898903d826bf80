import type { ReactNode } from 'react';
import { expect, waitFor } from 'storybook/test';
import { signInProviders, type SignInProvider } from '#core/people/sign-in-provider/provider.ts';
import { signedIn } from '#ui/api/signed-in.ts';
import { aProviderClaim, plainSignInProviders } from '#fixtures/people/sign-in-providers.ts';
import { aUser } from '#fixtures/people/users.ts';
import preview from '../../../../../.storybook/preview.tsx';
import { PageContextProvider, usePageContext } from '../../../app/page-context.ts';
import LoginPage from '../LoginPage.tsx';
import ProviderClaimPage from './ProviderClaimPage.tsx';
import ProviderReturnPage from './ProviderReturnPage.tsx';
import RegisterPage from '../RegisterPage.tsx';

type OfferProps = Readonly<{
  providers?: readonly SignInProvider[];
  registrationOpen?: boolean;
  children: ReactNode;
}>;

/** What the operator has configured. */
const Offering = ({ providers = signInProviders, registrationOpen = true, children }: OfferProps) => {
  const page = usePageContext();
  return (
    <PageContextProvider
      value={{ ...page, site: { ...page.site, signInProviders: providers, registrationOpen } }}
    >
      {children}
    </PageContextProvider>
  );
};

const ports = { signInProviders: plainSignInProviders({ isAway: true }) };
const server = { ports };
const claimed = (parts: Parameters<typeof aProviderClaim>[0]) => ({
  server: {
    ports,
    seed: { users: [aUser({ email: 'hoa@example.com' })], providerClaims: [aProviderClaim(parts)] },
  },
  path: '/auth/provider-claim',
});

const meta = preview.meta({
  title: 'Features/Signing in with providers',
  component: LoginPage,
  parameters: { layout: 'fullscreen', path: '/auth/login', server },
});

export const None = meta.story({
  render: () => (
    <Offering providers={[]}>
      <LoginPage />
    </Offering>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button', { name: /^Tiếp tục với/ })).toBeNull();
  },
});

export const One = meta.story({
  render: () => (
    <Offering providers={['GOOGLE']}>
      <LoginPage />
    </Offering>
  ),
});

/** A provider that is away says so, and the password stays within reach. */
export const Three = meta.story({
  render: () => (
    <Offering>
      <LoginPage />
    </Offering>
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Tiếp tục với Zalo' }));
    await expect(await canvas.findByText(/^Zalo đang không trả lời/)).toBeInTheDocument();
    await expect(canvas.getByRole('button', { name: 'Tiếp tục với Google' })).toBeEnabled();
  },
});

export const ThreeInEnglishAndDark = meta.story({
  globals: { language: 'en', theme: 'dark' },
  render: () => (
    <Offering>
      <LoginPage />
    </Offering>
  ),
});

export const AtTheRegistration = meta.story({
  parameters: { path: '/auth/register' },
  render: () => (
    <Offering>
      <RegisterPage />
    </Offering>
  ),
});

/** The provider vouches for the address: it stands there and can't be changed. */
export const Finishing = meta.story({
  parameters: claimed({ email: 'an@gmail.example', isEmailVerified: true, provider: 'GOOGLE' }),
  render: () => (
    <Offering>
      <ProviderClaimPage />
    </Offering>
  ),
  play: async ({ canvas, userEvent }) => {
    const email = await canvas.findByRole('textbox', { name: /Email/ });
    await expect(email).toHaveValue('an@gmail.example');
    await expect(email).toHaveAttribute('readonly');
    await userEvent.click(canvas.getByRole('button', { name: 'Tạo tài khoản' }));
    await expect(await canvas.findByText(/^Còn 1 mục cần sửa/)).toBeInTheDocument();
    await userEvent.click(canvas.getByRole('checkbox'));
    await userEvent.click(canvas.getByRole('button', { name: 'Tạo tài khoản' }));
    await waitFor(() => expect(signedIn.current().status).toBe('member'));
  },
});

/** Zalo gives no address: one is written, and a mail goes there. */
export const FinishingWithoutAnAddress = meta.story({
  parameters: claimed({ email: null, isEmailVerified: false }),
  render: () => (
    <Offering>
      <ProviderClaimPage />
    </Offering>
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByRole('textbox', { name: /Email/ }), 'hoa@example.com');
    await userEvent.click(canvas.getByRole('checkbox'));
    await userEvent.click(canvas.getByRole('button', { name: 'Tạo tài khoản' }));
    await waitFor(() => expect(canvas.getByRole('textbox', { name: /Email/ })).toBeInvalid());
    await expect(canvas.getByRole('link', { name: 'Đăng nhập để liên kết' })).toBeInTheDocument();
  },
});

export const FinishingInEnglishAndDark = meta.story({
  globals: { language: 'en', theme: 'dark' },
  parameters: claimed({ email: 'an@gmail.example', isEmailVerified: true, provider: 'GOOGLE' }),
  render: () => (
    <Offering>
      <ProviderClaimPage />
    </Offering>
  ),
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByText('Google has confirmed that this address is yours.'),
    ).toBeInTheDocument();
  },
});

/** The address belongs to an account: its owner signs in first. */
export const AddressOfAnAccount = meta.story({
  parameters: claimed({ email: 'hoa@example.com', isEmailVerified: true, provider: 'GOOGLE' }),
  render: () => (
    <Offering>
      <ProviderClaimPage />
    </Offering>
  ),
  play: async ({ canvas }) => {
    const link = await canvas.findByRole('link', { name: 'Đăng nhập để liên kết' });
    await expect(link).toHaveAttribute('href', expect.stringContaining('next='));
  },
});

export const RegistrationIsClosed = meta.story({
  parameters: claimed({}),
  render: () => (
    <Offering registrationOpen={false}>
      <ProviderClaimPage />
    </Offering>
  ),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: 'Đăng nhập để liên kết' })).toBeInTheDocument();
  },
});

export const FinishingTooLate = meta.story({
  parameters: { path: '/auth/provider-claim' },
  render: () => <ProviderClaimPage />,
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^Bước này đã hết hạn/)).toBeInTheDocument();
  },
});

export const FinishingIsLoading = meta.story({
  parameters: {
    path: '/auth/provider-claim',
    server: { ...server, answers: { 'GET /auth/providers/claim': 'waiting' } },
  },
  render: () => <ProviderClaimPage />,
});

export const FinishingFails = meta.story({
  parameters: {
    path: '/auth/provider-claim',
    server: { ...server, answers: { 'GET /auth/providers/claim': 'failing' } },
  },
  render: () => <ProviderClaimPage />,
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Thử lại' })).toBeInTheDocument();
  },
});

/** What came back counts for nothing: the sentence, and the way back. */
export const ComingBackTooLate = meta.story({
  parameters: { path: '/auth/provider/nobody?state=x&code=y' },
  render: () => <ProviderReturnPage />,
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: 'Quay lại' })).toBeInTheDocument();
  },
});
