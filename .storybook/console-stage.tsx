import { type ComponentType, type ReactNode, useState } from 'react';
import { CoreAdminContext, memoryStore } from 'react-admin';
import { Route, Routes, useLocation } from 'react-router';
import { authProvider } from '../ui/admin/app/auth-provider.ts';
import { dataProvider } from '../ui/admin/app/data-provider.ts';
import { i18nProviders } from '../ui/admin/app/i18n/provider.ts';
import { loadWords } from '../ui/admin/app/i18n/words.ts';
import { FrameworkToasts } from '../ui/admin/app/layout/FrameworkToasts.tsx';
import { useLanguage } from '../ui/shared/intl.ts';
import { createQueryClient } from '../ui/shared/query-client.ts';

/** The framework asks for words by itself, before any page is drawn. */
export const consoleWords = async () => {
  await Promise.all([loadWords('vi'), loadWords('en')]);
};

/** A lost answer is asked for again without the usual seconds in between. */
const createQuickQueryClient = () => createQueryClient({ staleTime: 0, retryDelay: 50 });

/** A page of the staff console as the console opens it: its engine, and the address it reads its record from. */
export const ConsoleStage = ({ children }: Readonly<{ children: ReactNode }>) => {
  const [queries] = useState(createQuickQueryClient);
  return (
    <CoreAdminContext
      basename="/admin"
      authProvider={authProvider}
      dataProvider={dataProvider}
      i18nProvider={i18nProviders[useLanguage()]}
      queryClient={queries}
      store={memoryStore()}
    >
      <Routes>
        <Route path="/admin/:place/:id/show" element={children} />
        <Route path="/en/admin/:place/:id/show" element={children} />
        <Route path="*" element={children} />
      </Routes>
      <FrameworkToasts />
    </CoreAdminContext>
  );
};

/** The first page whose shape the address has. */
export const pageAtAddress = (pages: readonly (readonly [shape: RegExp, page: ComponentType])[]) => {
  const AtItsAddress = () => {
    const { pathname } = useLocation();
    const [, Page] = pages.find(([shape]) => shape.test(pathname)) ?? [];
    if (Page === undefined) throw new Error(`${pathname} has no page here`);
    return <Page />;
  };
  return AtItsAddress;
};

/** The list of a resource and the page of one record, for each resource by the name it has in the address. */
export const listsAndRecords = (
  pages: Readonly<Record<string, readonly [list: ComponentType, record: ComponentType]>>,
) => {
  const ListOrRecord = () => {
    const { pathname } = useLocation();
    const [List, Record] = Object.entries(pages).find(([name]) => pathname.includes(`/${name}`))?.[1] ?? [];
    const Page = pathname.endsWith('/show') ? Record : List;
    if (Page === undefined) throw new Error(`${pathname} is none of ${Object.keys(pages).join(', ')}`);
    return <Page />;
  };
  return ListOrRecord;
};
