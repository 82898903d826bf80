import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { FormattedMessage, useIntl } from 'react-intl';
import { Navigate } from 'react-router';
import { Page } from '#ui/components/Page.tsx';
import { QueryView } from '#ui/components/QueryView.tsx';
import { CardSkeleton } from '#ui/components/Skeletons.tsx';
import { MedalPicture } from '#ui/illustrations/scenes.tsx';
import { useLanguage } from '#ui/intl.ts';
import { CredentialActions } from '../../app/credential/CredentialActions.tsx';
import { inLanguage } from '../../app/language.ts';
import { LocalLink } from '../../app/parts/LocalLink.tsx';
import { PageSection } from '../../app/parts/PageSection.tsx';
import { challengePath, paths } from '../../app/paths.ts';
import { type Challenge, useChallenges } from '../data.ts';
import { ChallengeCard, challengeGrid } from '../parts/ChallengeCard.tsx';
import { ChallengeOfAddress } from '../parts/ChallengeOfAddress.tsx';
import { stepPath } from '../parts/step-path.ts';
import { Celebration } from './Celebration.tsx';
import { useCertificates } from './data.ts';

/** Prepared with the last step: it is there, or this challenge gives none. */
const Certificate = ({ publicId }: Readonly<{ publicId: string }>) => {
  const query = useCertificates();
  return (
    <QueryView query={query} compact skeleton={<CardSkeleton />}>
      {({ pages }) => {
        const credential = pages.flatMap(({ items }) => items).find((one) => one.publicId === publicId);
        return (
          credential !== undefined && (
            <PageSection
              title={<FormattedMessage id="mine.finish.certificate" />}
              lead={<FormattedMessage id="mine.finish.certificate.text" />}
            >
              <CredentialActions credential={credential} />
            </PageSection>
          )
        );
      }}
    </QueryView>
  );
};

const suggested = 3;

/** What one could begin next. */
const Others = ({ challenge }: Readonly<{ challenge: Challenge }>) => {
  const language = useLanguage();
  const { data } = useChallenges({ language, sort: 'popular' });
  const others = (data?.pages.flatMap(({ items }) => items) ?? [])
    .filter(({ id }) => id !== challenge.id)
    .slice(0, suggested);
  if (others.length === 0) return null;
  return (
    <PageSection title={<FormattedMessage id="mine.finish.others" />}>
      <Box component="ul" sx={challengeGrid}>
        {others.map((other) => (
          <ChallengeCard key={other.id} challenge={other} heading="h3" />
        ))}
      </Box>
    </PageSection>
  );
};

const Finished = ({ challenge }: Readonly<{ challenge: Challenge }>) => {
  const { formatMessage } = useIntl();
  const { title, language, slug, enrolment } = challenge;
  const publicId = enrolment?.certificateId ?? null;
  return (
    <Page title={formatMessage({ id: 'mine.finish.title' })} width="page">
      <Celebration />
      <Box sx={{ display: 'grid', gap: 4, gridTemplateColumns: 'minmax(0, 1fr)' }}>
        <Box sx={{ textAlign: 'center' }}>
          <Box aria-hidden sx={{ width: 160, mx: 'auto', lineHeight: 0 }}>
            <MedalPicture />
          </Box>
          <Typography variant="h2" component="p" lang={language} sx={{ mt: 2, overflowWrap: 'anywhere' }}>
            {title}
          </Typography>
          <Typography sx={{ color: 'text.secondary' }}>
            <FormattedMessage id="mine.finish.text" />
          </Typography>
          <Box sx={{ mt: 2, display: 'flex', flexWrap: 'wrap', gap: 1, justifyContent: 'center' }}>
            <Button component={LocalLink} to={`${challengePath(slug)}#reviews`} variant="contained">
              <FormattedMessage id="mine.finish.review" />
            </Button>
            <Button component={LocalLink} to={paths.ownChallenges} variant="outlined">
              <FormattedMessage id="mine.title" />
            </Button>
          </Box>
        </Box>
        {publicId !== null && <Certificate publicId={publicId} />}
        <Others challenge={challenge} />
      </Box>
    </Page>
  );
};

/** The end of a challenge; a learner who is not there yet is led to the next step. */
export default function FinishPage() {
  const language = useLanguage();
  return (
    <ChallengeOfAddress>
      {(challenge) => {
        const { slug, enrolment, next } = challenge;
        if (enrolment?.status === 'COMPLETED') return <Finished challenge={challenge} />;
        const elsewhere = enrolment === null || next === null ? challengePath(slug) : stepPath(slug, next);
        return <Navigate to={inLanguage(elsewhere, language)} replace />;
      }}
    </ChallengeOfAddress>
  );
}
