import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import CardContent from '@mui/material/CardContent';
import OutlinedInput from '@mui/material/OutlinedInput';
import Typography from '@mui/material/Typography';
import { FormattedMessage, useIntl } from 'react-intl';
import { inLanguage, type Language, languages } from '#core/kernel/language.ts';
import { CoinAmount } from '#ui/components/CoinAmount.tsx';
import { CardGridSkeleton } from '#ui/components/Skeletons.tsx';
import { useFormats, useLanguage } from '#ui/intl.ts';
import { Words } from '#ui/Words.tsx';
import { Section } from '../../app/parts/Facts.tsx';
import { PartnerLogo, StageChip } from './cells.tsx';
import { type PreviewedOffer, useWordsIn } from './data.ts';
import { leftOf } from './stage.ts';

const Terms = ({ offer }: Readonly<{ offer: PreviewedOffer }>) => {
  const { date } = useFormats();
  const left = leftOf(offer);
  return (
    <Box
      component="ul"
      sx={{ m: 0, pl: 2.5, color: 'text.secondary', fontSize: '0.875rem', display: 'grid', gap: 0.25 }}
    >
      {offer.range !== null && (
        <li>
          <FormattedMessage
            id="console.preview.dates"
            values={{
              from: date(offer.range.startsAt),
              to: date(new Date(offer.range.endsAt.getTime() - 1)),
            }}
          />
        </li>
      )}
      <li>
        <FormattedMessage id={`console.preview.proof.${offer.proof}`} />
      </li>
      {left !== null && (
        <li>
          <FormattedMessage id="console.preview.left" values={{ count: left }} />
        </li>
      )}
    </Box>
  );
};

const MemberCard = ({ offer }: Readonly<{ offer: PreviewedOffer }>) => {
  const language = useLanguage();
  const { formatMessage } = useIntl();
  const { partner, amount, coin, unit, proof } = offer;
  const title = inLanguage(offer.title, language).trim();
  const about = inLanguage(offer.description, language).trim();
  return (
    <Card variant="outlined" lang={language}>
      <CardContent sx={{ display: 'flex', flexDirection: 'column', gap: 1.25 }}>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, justifyContent: 'space-between' }}>
          <Box sx={{ display: 'flex', gap: 1.25, alignItems: 'center', minWidth: 0 }}>
            <PartnerLogo name={partner.name || '?'} address={partner.logoUrl} />
            <Typography sx={{ overflowWrap: 'anywhere' }}>{partner.name}</Typography>
          </Box>
          {offer.range !== null && <StageChip offer={{ ...offer, ...offer.range }} />}
        </Box>
        <Typography variant="h3" component="p" sx={{ overflowWrap: 'anywhere' }}>
          {title === '' ? <FormattedMessage id="console.preview.noTitle" /> : title}
        </Typography>
        <Box>
          <CoinAmount amount={amount} coin={coin} size="large" />
          <Typography variant="body2" sx={{ color: 'text.secondary' }}>
            <FormattedMessage id={`coin.unit.${unit}`} />
          </Typography>
        </Box>
        {about !== '' && (
          <Typography sx={{ color: 'text.secondary', whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}>
            {about}
          </Typography>
        )}
        <Terms offer={offer} />
        {/* A picture of the member's own controls: nothing here can be pressed or typed into. */}
        <Box inert sx={{ display: 'grid', gap: 1.25, justifyItems: 'start' }}>
          {proof !== 'AUTOMATIC' && (
            <OutlinedInput
              fullWidth
              readOnly
              placeholder={formatMessage({ id: `console.preview.field.${proof}` })}
              inputProps={{ 'aria-label': formatMessage({ id: `console.preview.field.${proof}` }) }}
            />
          )}
          <Button variant="contained" color="accent" tabIndex={-1}>
            <FormattedMessage id={proof === 'APPROVAL' ? 'console.preview.send' : 'console.preview.claim'} />
          </Button>
        </Box>
      </CardContent>
    </Card>
  );
};

const InLanguage = ({ language, offer }: Readonly<{ language: Language; offer: PreviewedOffer }>) => {
  const words = useWordsIn(language);
  return (
    <Box component="section" aria-label={language === 'vi' ? 'Tiếng Việt' : 'English'} sx={{ minWidth: 0 }}>
      <Typography variant="subtitle2" component="h3" lang={language} sx={{ mb: 1, color: 'text.secondary' }}>
        {language === 'vi' ? 'Tiếng Việt' : 'English'}
      </Typography>
      {words.data === undefined ? (
        <CardGridSkeleton cards={1} />
      ) : (
        <Words language={language} messages={words.data}>
          <MemberCard offer={offer} />
        </Words>
      )}
    </Box>
  );
};

/** The reward as members will see it, in both languages at once. */
export const OfferPreview = ({ offer }: Readonly<{ offer: PreviewedOffer }>) => (
  <Section
    title={<FormattedMessage id="console.preview.title" />}
    note={<FormattedMessage id="console.preview.note" />}
  >
    <Box
      sx={{
        display: 'grid',
        gap: 2,
        gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' },
      }}
    >
      {languages.map((language) => (
        <InLanguage key={language} language={language} offer={offer} />
      ))}
    </Box>
  </Section>
);
