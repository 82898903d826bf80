import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { type ReactNode, useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { ShieldIcon } from '#ui/icons.tsx';
import { useFormats, useLanguage } from '#ui/intl.ts';
import { verifyPath } from '../../app/credential/share-links.ts';
import { inLanguage } from '../../app/language.ts';
import type { Badge } from '../data.ts';
import { PageSection } from '../../app/parts/PageSection.tsx';

/** It ends at a midnight: the day before is the last that counts. */
const lastDayBefore = (end: Date) => new Date(end.getTime() - 1);

const Line = ({ name, children }: Readonly<{ name: ReactNode; children: ReactNode }>) => (
  <Box sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 2, justifyContent: 'space-between' }}>
    <Box component="dt" sx={{ color: 'text.secondary' }}>
      {name}
    </Box>
    <Box component="dd" sx={{ m: 0, color: 'text.primary', overflowWrap: 'anywhere' }}>
      {children}
    </Box>
  </Box>
);

/** What was verified, by whom, when, and how long it holds. */
const BadgeDialog = ({
  badge,
  open,
  onClose,
}: Readonly<{ badge: Badge; open: boolean; onClose: () => void }>) => {
  const { date } = useFormats();
  const language = useLanguage();
  const { label, description, infoUrl, issuer, verifiedBy, verifiedAt, expiresAt, publicId } = badge;
  return (
    <Dialog open={open} onClose={onClose} aria-labelledby="badge-title" maxWidth="xs" fullWidth>
      <DialogTitle id="badge-title" variant="h2">
        {label}
      </DialogTitle>
      <DialogContent>
        {description !== '' && <Typography sx={{ mb: 2 }}>{description}</Typography>}
        <Box component="dl" sx={{ m: 0, display: 'grid', gap: 1 }}>
          {issuer !== null && <Line name={<FormattedMessage id="coaches.badge.issuer" />}>{issuer}</Line>}
          <Line name={<FormattedMessage id="coaches.badge.verifiedBy" />}>{verifiedBy}</Line>
          <Line name={<FormattedMessage id="coaches.badge.verifiedAt" />}>{date(verifiedAt)}</Line>
          <Line name={<FormattedMessage id="coaches.badge.expiresAt" />}>
            {expiresAt === null ? (
              <FormattedMessage id="coaches.badge.forGood" />
            ) : (
              date(lastDayBefore(expiresAt))
            )}
          </Line>
        </Box>
        {infoUrl !== null && (
          <Link
            href={infoUrl}
            target="_blank"
            rel="noopener"
            sx={{ display: 'inline-flex', alignItems: 'center', minHeight: 44, mt: 1 }}
          >
            <FormattedMessage id="coaches.badge.more" />
          </Link>
        )}
      </DialogContent>
      <DialogActions>
        {publicId !== null && (
          <Button
            component="a"
            href={inLanguage(verifyPath(publicId), language)}
            variant="outlined"
            startIcon={<ShieldIcon />}
          >
            <FormattedMessage id="coaches.badge.verify" />
          </Button>
        )}
        <Button variant="outlined" onClick={onClose}>
          <FormattedMessage id="ui.close" />
        </Button>
      </DialogActions>
    </Dialog>
  );
};

export const Badges = ({ badges }: Readonly<{ badges: readonly Badge[] }>) => {
  const [shown, setShown] = useState<Badge>();
  const [isOpen, setIsOpen] = useState(false);
  return (
    <PageSection
      title={<FormattedMessage id="coaches.badges" />}
      lead={<FormattedMessage id="coaches.badges.lead" />}
    >
      <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0, display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        {badges.map((badge) => (
          <Box component="li" key={badge.type} sx={{ minWidth: 0 }}>
            <Button
              variant="outlined"
              startIcon={<ShieldIcon />}
              aria-haspopup="dialog"
              onClick={() => {
                setShown(badge);
                setIsOpen(true);
              }}
              sx={{ textAlign: 'start' }}
            >
              {badge.label}
            </Button>
          </Box>
        ))}
      </Box>
      {shown !== undefined && <BadgeDialog badge={shown} open={isOpen} onClose={() => setIsOpen(false)} />}
    </PageSection>
  );
};
