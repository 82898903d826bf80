import type { ReactNode } from 'react';
import { Page } from '#ui/components/Page.tsx';

declare global {
  interface MessageCatalogues {
    auth: typeof import('./messages/vi.json');
  }
}

type Props = Readonly<{ title: string; description?: ReactNode; children: ReactNode }>;

/** One column, one thing to do. */
export const EntrancePage = ({ title, description, children }: Props) => (
  <Page width="form" title={title} {...(description === undefined ? {} : { description })}>
    {children}
  </Page>
);
