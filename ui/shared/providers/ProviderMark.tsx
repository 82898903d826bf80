import SvgIcon, { type SvgIconProps } from '@mui/material/SvgIcon';
import type { ReactNode } from 'react';
import type { SignInProvider } from '#core/people/sign-in-provider/provider.ts';

/** Each in the company's own colours and shape, as its rules want it beside its name; the same on light and dark. */
const drawings: Readonly<Record<SignInProvider, ReactNode>> = {
  GOOGLE: (
    <>
      <path
        fill="#4285F4"
        d="M22.5 12.24c0-.76-.07-1.5-.2-2.2H12v4.17h5.89a5.04 5.04 0 0 1-2.18 3.3v2.74h3.53c2.06-1.9 3.26-4.7 3.26-8.01Z"
      />
      <path
        fill="#34A853"
        d="M12 22.93c2.95 0 5.42-.98 7.23-2.65l-3.53-2.74c-.98.66-2.23 1.05-3.7 1.05-2.85 0-5.26-1.92-6.12-4.51H2.24v2.83A10.93 10.93 0 0 0 12 22.93Z"
      />
      <path
        fill="#FBBC05"
        d="M5.88 14.08a6.57 6.57 0 0 1 0-4.18V7.07H2.24a10.93 10.93 0 0 0 0 9.84l3.64-2.83Z"
      />
      <path
        fill="#EA4335"
        d="M12 5.39c1.6 0 3.05.55 4.18 1.63l3.13-3.13A10.5 10.5 0 0 0 12 1.07 10.93 10.93 0 0 0 2.24 7.07L5.88 9.9C6.74 7.3 9.15 5.39 12 5.39Z"
      />
    </>
  ),
  FACEBOOK: (
    <>
      <circle cx="12" cy="12" r="11" fill="#0866FF" />
      <path
        fill="#fff"
        d="M15.3 15.2l.49-3.18h-3.05V9.96c0-.87.43-1.72 1.8-1.72h1.38V5.54s-1.26-.22-2.46-.22c-2.51 0-4.15 1.52-4.15 4.28v2.42H6.52v3.18h2.79v7.47a11.1 11.1 0 0 0 3.43 0V15.2h2.56Z"
      />
    </>
  ),
  ZALO: (
    <>
      <path
        fill="#0068FF"
        d="M6.5 1h11A5.5 5.5 0 0 1 23 6.5v11a5.5 5.5 0 0 1-5.5 5.5h-11A5.5 5.5 0 0 1 1 17.5v-11A5.5 5.5 0 0 1 6.5 1Z"
      />
      <path
        fill="none"
        stroke="#fff"
        strokeWidth="1.5"
        strokeLinecap="round"
        strokeLinejoin="round"
        d="M4 9h4.2L4 15h4.4M13 11.2v3.9M13 13.1a1.85 1.95 0 1 1-3.7 0 1.85 1.95 0 0 1 3.7 0ZM15.3 8.6v6.4M20.4 13.1a1.85 1.95 0 1 1-3.7 0 1.85 1.95 0 0 1 3.7 0Z"
      />
    </>
  ),
};

export const ProviderMark = ({
  provider,
  ...props
}: SvgIconProps & Readonly<{ provider: SignInProvider }>) => (
  <SvgIcon aria-hidden {...props}>
    {drawings[provider]}
  </SvgIcon>
);
