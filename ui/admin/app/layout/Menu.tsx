import Box from '@mui/material/Box';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemButton from '@mui/material/ListItemButton';
import ListItemIcon from '@mui/material/ListItemIcon';
import ListItemText from '@mui/material/ListItemText';
import { type ComponentType, type ReactNode, useEffect, useRef } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Link, useLocation } from 'react-router';
import { workQueueRights } from '#core/member-lifecycle/overview/work-queues.ts';
import { BoardIcon } from '#ui/icons.tsx';
import { useMay } from '../parts/rights.ts';
import { useWaitingWork } from './data.ts';
import { MenuSection } from './MenuSection.tsx';
import { menuSections, type Place, placeNames, places } from './places.ts';
import { allWaiting, Waiting, type WaitingProps } from './Waiting.tsx';

type Props = Readonly<{ onChoose?: () => void }>;

const Entry = ({
  to,
  Icon,
  onChoose,
  waiting,
  children,
}: Props &
  Readonly<{ to: string; Icon: ComponentType; waiting?: WaitingProps | undefined; children: ReactNode }>) => {
  const { pathname } = useLocation();
  const hasWaiting = waiting !== undefined && waiting.count > 0;
  const current = to === '/admin' ? pathname.replace(/\/$/, '') === to : pathname.startsWith(to);
  return (
    <ListItem disablePadding>
      <ListItemButton
        component={Link}
        to={to}
        selected={current}
        {...(current ? { 'aria-current': 'page' as const } : {})}
        {...(onChoose === undefined ? {} : { onClick: onChoose })}
        sx={{
          minHeight: 44,
          // A mouse needs less, and more of the menu fits.
          '@media (pointer: fine)': { minHeight: 38 },
          mx: 1,
          my: 0.125,
          py: 0.5,
          px: 1.5,
          gap: 1,
          borderRadius: '12px',
        }}
      >
        <ListItemIcon sx={{ minWidth: 26, color: current ? 'primary.main' : 'text.secondary' }}>
          <Icon />
        </ListItemIcon>
        <ListItemText
          primary={children}
          sx={{ my: 0 }}
          slotProps={{ primary: { sx: { fontWeight: current ? 600 : 400, lineHeight: 1.4 } } }}
        />
        {hasWaiting && (
          <Box component="span" sx={{ flexShrink: 0 }}>
            <Waiting {...waiting} />
          </Box>
        )}
      </ListItemButton>
    </ListItem>
  );
};

const PlaceEntry = ({
  place,
  ...props
}: Props & Readonly<{ place: Place; waiting: WaitingProps | undefined }>) => (
  <Entry to={`/admin/${place}`} Icon={places[place].Icon} {...props}>
    <FormattedMessage id={`resources.${place}.name`} values={{ smart_count: 2 }} />
  </Entry>
);

/** Every place the person may open, by the work it belongs to. */
export const Menu = (props: Props) => {
  const may = useMay();
  const { formatMessage } = useIntl();
  const nav = useRef<HTMLElement>(null);
  const permitted = placeNames.filter((name) => may(...places[name].rights));
  const { data: work } = useWaitingWork(may(...workQueueRights));

  // An address opened far down the menu shows where it stands; the page itself stays where it is.
  useEffect(() => {
    const frame = nav.current?.parentElement;
    const entry = nav.current?.querySelector<HTMLElement>('[aria-current="page"]');
    if (!frame || !entry) return;
    const depth = entry.getBoundingClientRect().bottom - frame.getBoundingClientRect().top;
    if (depth > frame.clientHeight) frame.scrollTop += depth - frame.clientHeight / 2;
  }, []);

  return (
    <Box component="nav" ref={nav} aria-label={formatMessage({ id: 'console.menu' })} sx={{ py: 1 }}>
      <List disablePadding>
        <Entry to="/admin" Icon={BoardIcon} {...props}>
          <FormattedMessage id="console.home.title" />
        </Entry>
      </List>
      {menuSections.map((section) => {
        const entries = permitted.filter((name) => places[name].section === section);
        if (entries.length === 0) return null;
        return (
          <MenuSection
            key={section}
            section={section}
            waiting={allWaiting(entries.flatMap((name) => work?.get(name) ?? []))}
          >
            {entries.map((name) => (
              <PlaceEntry key={name} place={name} waiting={work?.get(name)} {...props} />
            ))}
          </MenuSection>
        );
      })}
    </Box>
  );
};
