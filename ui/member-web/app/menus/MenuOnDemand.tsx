import { lazy, type ReactNode, Suspense, useState } from 'react';

export type MenuProps = Readonly<{
  /** The button it opens at; null while it is shut. */
  anchor: HTMLElement | null;
  entries: readonly Readonly<{
    key: string;
    words: ReactNode;
    icon?: ReactNode;
    /** Leads out of the application. */
    href?: string;
    isDangerous?: boolean;
    onChoose?: () => void;
  }>[];
  onClose: () => void;
  /** Below the right end of its button. */
  isAtEnd?: boolean;
}>;

const fetchEntries = () => import('./MenuEntries.tsx');
const MenuEntries = lazy(fetchEntries);

/** For the button: a pointer on it, or the focus, says that the menu may be wanted. */
export const beforeMenu = {
  onPointerEnter: () => void fetchEntries().catch(() => undefined), // opening it asks again
  onFocus: () => void fetchEntries().catch(() => undefined),
} as const;

/** A menu of a page that mostly opens none: it is fetched when it may be wanted. */
export const MenuOnDemand = (props: MenuProps) => {
  const isOpen = props.anchor !== null;
  const [wasOpen, setWasOpen] = useState(isOpen);
  // It stays afterwards, to close as it opened.
  if (isOpen && !wasOpen) setWasOpen(true);
  return wasOpen ? (
    <Suspense>
      <MenuEntries {...props} />
    </Suspense>
  ) : null;
};
