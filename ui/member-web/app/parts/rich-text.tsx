import Link from '@mui/material/Link';
import type { ReactNode } from 'react';
import { LocalLink } from './LocalLink.tsx';

/** `values={{ b: bold }}` for `<b>…</b>` inside a sentence. */
export const bold = (words: ReactNode[]) => <b>{words}</b>;

/** `values={{ link: linkTo('/auth/login') }}` for `<link>…</link>` inside a sentence. */
export const linkTo = (to: string, { newTab = false } = {}) =>
  function RichLink(words: ReactNode[]) {
    return (
      <Link component={LocalLink} to={to} {...(newTab ? { target: '_blank', rel: 'noopener' } : {})}>
        {words}
      </Link>
    );
  };
