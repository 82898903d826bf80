import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import IconButton from '@mui/material/IconButton';
import Popover from '@mui/material/Popover';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { ArrowDownIcon, ArrowUpIcon, ListIcon } from '#ui/icons.tsx';
import { type ChosenColumns, movedColumn } from './use-columns.ts';

type Props<Row> = Readonly<{
  columns: ChosenColumns<Row>;
  /** Shown, were there room for them. */
  leftOut: readonly string[];
}>;

/** Which columns are drawn, and in which order; the way back is the last line. */
export const ColumnsMenu = <Row,>({ columns: { ordered, shown, chosen, choose }, leftOut }: Props<Row>) => {
  const { formatMessage } = useIntl();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const [first, ...others] = ordered;
  const sources = shown.slice(1).map(({ source }) => source);
  const toggle = (source: string) =>
    choose(sources.includes(source) ? sources.filter((one) => one !== source) : [...sources, source]);
  if (first === undefined) return null;
  return (
    <>
      <Button
        variant="outlined"
        size="small"
        startIcon={<ListIcon />}
        aria-haspopup="dialog"
        aria-expanded={anchor !== null}
        onClick={({ currentTarget }) => setAnchor(currentTarget)}
      >
        <FormattedMessage id="console.columns" />
      </Button>
      <Popover
        open={anchor !== null}
        anchorEl={anchor}
        onClose={() => setAnchor(null)}
        anchorOrigin={{ vertical: 'bottom', horizontal: 'right' }}
        transformOrigin={{ vertical: 'top', horizontal: 'right' }}
        slotProps={{
          paper: {
            role: 'dialog',
            'aria-label': formatMessage({ id: 'console.columns' }),
            sx: { p: 1.5, width: 340, maxWidth: 'calc(100vw - 24px)' },
          },
        }}
      >
        <Typography variant="body2" sx={{ color: 'text.secondary', px: 0.5, pb: 0.5 }}>
          <FormattedMessage id="console.columns.hint" values={{ first: first.label }} />
        </Typography>
        <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
          {others.map(({ source, label }) => {
            const at = sources.indexOf(source);
            return (
              <Box component="li" key={source} sx={{ display: 'flex', alignItems: 'center' }}>
                <FormControlLabel
                  sx={{ flexGrow: 1, mx: 0, minWidth: 0 }}
                  control={<Checkbox size="small" checked={at >= 0} onChange={() => toggle(source)} />}
                  label={
                    leftOut.includes(source) ? (
                      <>
                        {label}
                        <Typography
                          variant="caption"
                          component="span"
                          sx={{ display: 'block', color: 'text.secondary' }}
                        >
                          <FormattedMessage id="console.columns.noRoom" />
                        </Typography>
                      </>
                    ) : (
                      label
                    )
                  }
                />
                {at >= 0 && (
                  <>
                    <IconButton
                      size="small"
                      disabled={at === 0}
                      aria-label={formatMessage({ id: 'console.columns.up' }, { column: label })}
                      onClick={() => choose(movedColumn(sources, source, -1))}
                    >
                      <ArrowUpIcon fontSize="small" />
                    </IconButton>
                    <IconButton
                      size="small"
                      disabled={at === sources.length - 1}
                      aria-label={formatMessage({ id: 'console.columns.down' }, { column: label })}
                      onClick={() => choose(movedColumn(sources, source, 1))}
                    >
                      <ArrowDownIcon fontSize="small" />
                    </IconButton>
                  </>
                )}
              </Box>
            );
          })}
        </Box>
        <Button
          variant="text"
          size="small"
          disabled={chosen === null}
          onClick={() => choose(null)}
          sx={{ mt: 0.5 }}
        >
          <FormattedMessage id="console.columns.default" />
        </Button>
      </Popover>
    </>
  );
};
