import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { type RefObject, useEffect, useRef, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { EyeIcon } from '#ui/icons.tsx';
import { useFormats } from '#ui/intl.ts';
import { headLineHeight } from '#ui/theme/tokens.ts';
import { memberInConsole } from './console-page.ts';
import { type CurrentViewing, endViewing, useCurrentViewing } from './data.ts';
import { viewingOverPath } from '../../app/paths.ts';
import { useLocalPath } from '../../app/parts/use-local-path.ts';

declare global {
  interface MessageCatalogues {
    viewing: typeof import('./messages/vi.json');
  }
}

/** The last moment is the server's to judge; the page need not wait for a question to find out. */
const useEnd = (viewing: CurrentViewing | undefined) => {
  const local = useLocalPath();
  const over = local(viewingOverPath(viewing?.memberId ?? null));
  useEffect(() => {
    if (viewing === undefined) return undefined;
    const left = Math.max(0, viewing.endsAt.getTime() - Date.now());
    const timer = setTimeout(() => void endViewing(viewing.id).then(() => location.assign(over)), left);
    return () => clearTimeout(timer);
  }, [viewing, over]);
};

/** Bars at the head of the window stand below the line, as high as it is drawn. */
const useBarsBelow = (line: RefObject<HTMLElement | null>) => {
  useEffect(() => {
    const drawn = line.current;
    if (drawn === null) return;
    const { style } = document.documentElement;
    const observer = new ResizeObserver(() => style.setProperty(headLineHeight, `${drawn.offsetHeight}px`));
    observer.observe(drawn);
    return () => {
      observer.disconnect();
      style.removeProperty(headLineHeight);
    };
  }, [line]);
};

type LineProps = Readonly<{
  /** Absent until the server has said who it is. */
  viewing: Pick<CurrentViewing, 'memberName' | 'staffName' | 'endsAt'> | undefined;
  isLeaving?: boolean;
  onLeave: () => void;
}>;

/** Who is seen, by whom, until when, what is left out, and the way out. */
export const ViewingLine = ({ viewing, isLeaving = false, onLeave }: LineProps) => {
  const { formatMessage } = useIntl();
  const { time } = useFormats();
  const line = useRef<HTMLElement>(null);
  useBarsBelow(line);
  return (
    <>
      <Box
        component="section"
        ref={line}
        aria-label={formatMessage({ id: 'viewing.banner' })}
        sx={{
          position: 'sticky',
          top: 0,
          zIndex: ({ zIndex }) => zIndex.appBar + 1,
          display: 'flex',
          alignItems: 'center',
          gap: { xs: 1, sm: 2 },
          px: 2,
          py: 0.75,
          minHeight: 56,
          bgcolor: 'warning.soft',
          color: 'warning.onSoft',
          borderBottom: '2px solid',
          borderColor: 'warning.main',
          '& svg': { flexShrink: 0 },
        }}
      >
        <EyeIcon fontSize="small" />
        <Typography
          sx={{
            flex: '1 1 0',
            minWidth: 0,
            fontWeight: 600,
            fontSize: { xs: '0.875rem', sm: '1rem' },
            lineHeight: 1.35,
            overflowWrap: 'anywhere',
          }}
        >
          {viewing === undefined ? (
            <FormattedMessage id="viewing.banner" />
          ) : (
            <FormattedMessage
              id="viewing.who"
              values={{ member: viewing.memberName, staff: viewing.staffName, time: time(viewing.endsAt) }}
            />
          )}
        </Typography>
        {viewing !== undefined && (
          <Button
            variant="outlined"
            color="inherit"
            disabled={isLeaving}
            onClick={onLeave}
            sx={{ minHeight: 44, flexShrink: 0 }}
          >
            <FormattedMessage id="viewing.leave" />
          </Button>
        )}
      </Box>
      {/* Read once: it leaves with the page, and the line above stays. */}
      <Typography variant="body2" sx={{ px: 2, py: 1, bgcolor: 'background.sunken' }}>
        <FormattedMessage id="viewing.what" />
      </Typography>
    </>
  );
};

/** Above every screen while staff see the site as a member. */
const ViewingBanner = () => {
  const { data: viewing } = useCurrentViewing();
  const [isLeaving, setLeaving] = useState(false);
  useEnd(viewing);

  const leave = async () => {
    if (viewing === undefined) return;
    setLeaving(true);
    await endViewing(viewing.id);
    location.assign(memberInConsole(viewing.memberId));
  };
  return <ViewingLine viewing={viewing} isLeaving={isLeaving} onLeave={() => void leave()} />;
};

export default ViewingBanner;
