import { useState } from 'react';
import { useIntl } from 'react-intl';
import type { Found, PaletteEntry } from './entries.ts';
import { KeysHelp } from './KeysHelp.tsx';
import type { Opened } from './opened.ts';
import { Palette } from './Palette.tsx';

type Props = Readonly<{
  opened: Exclude<Opened, null>;
  entries: readonly PaletteEntry[];
  /** A hook: what the server finds for the words typed so far. */
  useFound: (typed: string) => Found;
  placeholder: string;
  go: (to: string) => void;
  onClose: () => void;
}>;

/** The palette, or the list of keys. */
export const CommandDialogs = ({ opened, entries, useFound, placeholder, go, onClose }: Props) => {
  const { formatMessage } = useIntl();
  const [typed, setTyped] = useState('');
  const found = useFound(typed);
  if (opened === 'help')
    return (
      <KeysHelp
        entries={entries}
        more={[
          { label: formatMessage({ id: 'palette.title' }), keys: 'Mod K' },
          { label: formatMessage({ id: 'palette.search' }), keys: '/' },
          { label: formatMessage({ id: 'palette.help' }), keys: '?' },
        ]}
        onClose={onClose}
      />
    );
  return (
    <Palette
      entries={entries}
      typed={typed}
      onType={setTyped}
      found={found}
      placeholder={placeholder}
      onChoose={({ to }) => {
        onClose();
        go(to);
      }}
      onClose={onClose}
    />
  );
};
