import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import List from '@mui/material/List';
import { type ReactNode, useId } from 'react';
import { useStore } from 'react-admin';
import { FormattedMessage } from 'react-intl';
import { ChevronDownIcon } from '#ui/icons.tsx';
import type { menuSections } from './places.ts';
import { Waiting, type WaitingProps } from './Waiting.tsx';

type Section = (typeof menuSections)[number];

type Props = Readonly<{
  section: Section;
  /** Of all its lists together: a closed section still says that something waits. */
  waiting: WaitingProps;
  children: ReactNode;
}>;

/** Lists of one kind of work under its name, which opens and closes them; the browser remembers which are closed. */
export const MenuSection = ({ section, waiting, children }: Props) => {
  const id = useId();
  const [closed, setClosed] = useStore<readonly string[]>('menu.closed', []);
  const isOpen = !closed.includes(section);
  const toggle = () => setClosed(isOpen ? [...closed, section] : closed.filter((name) => name !== section));
  return (
    <div>
      <ButtonBase
        id={`${id}-name`}
        onClick={toggle}
        aria-expanded={isOpen}
        {...(isOpen ? { 'aria-controls': `${id}-list` } : {})}
        sx={{
          typography: 'overline',
          color: 'text.secondary',
          width: '100%',
          justifyContent: 'flex-start',
          gap: 0.5,
          textAlign: 'left',
          px: 2.5,
          mt: 0.75,
          minHeight: 44,
          '@media (pointer: fine)': { minHeight: 34 },
          '& svg': { fontSize: '1rem', transform: isOpen ? 'none' : 'rotate(-90deg)' },
        }}
      >
        <FormattedMessage id={`console.menu.${section}`} />
        <ChevronDownIcon aria-hidden />
        {!isOpen && (
          <Box component="span" sx={{ ml: 'auto' }}>
            <Waiting {...waiting} />
          </Box>
        )}
      </ButtonBase>
      {isOpen && (
        <List id={`${id}-list`} disablePadding aria-labelledby={`${id}-name`}>
          {children}
        </List>
      )}
    </div>
  );
};
