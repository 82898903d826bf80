import Button from '@mui/material/Button';
import ListItemIcon from '@mui/material/ListItemIcon';
import ListItemText from '@mui/material/ListItemText';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import useMediaQuery from '@mui/material/useMediaQuery';
import { type ReactElement, useId, useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { ClockIcon, DownloadIcon, ImageIcon, MoreIcon, RulerIcon, UploadIcon } from '#ui/icons.tsx';
import { LocalLink } from '../../app/parts/LocalLink.tsx';
import { paths } from '../../app/paths.ts';
import { ExportDialog } from './ExportDialog.tsx';

type Props = Readonly<{ weekId: string; weekName: string; isSavedThisWeek: boolean }>;

type Way = Readonly<{
  id: 'timeline.import' | 'timeline.lapse' | 'timeline.own' | 'timeline.recap';
  to: string;
  icon: ReactElement;
}>;

const ways: readonly Way[] = [
  { id: 'timeline.lapse', to: paths.timeLapse, icon: <ImageIcon /> },
  { id: 'timeline.recap', to: paths.recap, icon: <ClockIcon /> },
  { id: 'timeline.own', to: paths.ownMeasurements, icon: <RulerIcon /> },
  { id: 'timeline.import', to: paths.measurementImport, icon: <UploadIcon /> },
];

/** On a phone the ways out of the page would push the chart off the first screen: they stand in a menu. */
const MoreActions = ({ onExport }: Readonly<{ onExport: () => void }>) => {
  const id = useId();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const close = () => setAnchor(null);
  return (
    <>
      <Button
        variant="outlined"
        startIcon={<MoreIcon />}
        aria-haspopup="menu"
        aria-controls={anchor === null ? undefined : id}
        aria-expanded={anchor !== null}
        onClick={({ currentTarget }) => setAnchor(currentTarget)}
      >
        <FormattedMessage id="timeline.more" />
      </Button>
      <Menu id={id} anchorEl={anchor} open={anchor !== null} onClose={close}>
        {ways.map(({ id: word, to, icon }) => (
          <MenuItem key={word} component={LocalLink} to={to} onClick={close}>
            <ListItemIcon>{icon}</ListItemIcon>
            <ListItemText>
              <FormattedMessage id={word} />
            </ListItemText>
          </MenuItem>
        ))}
        <MenuItem
          onClick={() => {
            close();
            onExport();
          }}
        >
          <ListItemIcon>
            <DownloadIcon />
          </ListItemIcon>
          <ListItemText>
            <FormattedMessage id="timeline.export" />
          </ListItemText>
        </MenuItem>
      </Menu>
    </>
  );
};

/** What is done from the page of one's progress: this week first. */
export const TimelineActions = ({ weekId, weekName, isSavedThisWeek }: Props) => {
  const [exports, setExports] = useState(false);
  const isWide = useMediaQuery('(min-width: 600px)', { noSsr: true });
  const openExport = () => setExports(true);
  return (
    <>
      <Button
        component={LocalLink}
        to={paths.weeklySave}
        variant="contained"
        color="accent"
        startIcon={<RulerIcon />}
      >
        <FormattedMessage id={isSavedThisWeek ? 'timeline.update' : 'timeline.save'} />
      </Button>
      {isWide ? (
        <>
          {ways.map(({ id, to, icon }) => (
            <Button key={id} component={LocalLink} to={to} variant="outlined" startIcon={icon}>
              <FormattedMessage id={id} />
            </Button>
          ))}
          <Button variant="outlined" startIcon={<DownloadIcon />} onClick={openExport} aria-haspopup="dialog">
            <FormattedMessage id="timeline.export" />
          </Button>
        </>
      ) : (
        <MoreActions onExport={openExport} />
      )}
      {exports && <ExportDialog weekId={weekId} weekName={weekName} onClose={() => setExports(false)} />}
    </>
  );
};
