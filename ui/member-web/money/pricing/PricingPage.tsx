import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { FormattedMessage, useIntl } from 'react-intl';
import { Page } from '#ui/components/Page.tsx';
import { QueryView } from '#ui/components/QueryView.tsx';
import { CardGridSkeleton, CardSkeleton } from '#ui/components/Skeletons.tsx';
import { ArrowRightIcon } from '#ui/icons.tsx';
import { LocalLink } from '../../app/parts/LocalLink.tsx';
import { useSite } from '../../app/page-context.ts';
import { levelPath, paths } from '../../app/paths.ts';
import { CoinsCompared } from './CoinsCompared.tsx';
import { FeeTable } from './FeeTable.tsx';
import { Levels } from './Levels.tsx';
import { Packages } from './Packages.tsx';
import { purchasesFrom } from './purchases.ts';
import { Questions } from './Questions.tsx';
import { PageSection } from '../../app/parts/PageSection.tsx';
import { usePrices } from './data.ts';
import { WhatCoinsBuy } from './WhatCoinsBuy.tsx';

declare global {
  interface MessageCatalogues {
    pricing: typeof import('./messages/vi.json');
  }
}

const Help = () => {
  const { contactEmail } = useSite();
  return (
    <Typography sx={{ mt: 2, color: 'text.secondary' }}>
      <FormattedMessage
        id="contact.line"
        values={{ email: <Link href={`mailto:${contactEmail}`}>{contactEmail}</Link> }}
      />
    </Typography>
  );
};

const PricingPage = () => {
  const { formatMessage } = useIntl();
  const { reviewPriceDefault } = useSite();
  const { packages, fees, levels } = usePrices();

  return (
    <Page title={formatMessage({ id: 'pricing.title' })} description={<FormattedMessage id="pricing.lead" />}>
      <Stack sx={{ gap: { xs: 5, md: 7 } }}>
        <QueryView query={packages} skeleton={<CardGridSkeleton cards={4} height={180} />}>
          {(list) => (
            <Box>
              <Packages {...list} />
            </Box>
          )}
        </QueryView>
        <PageSection
          title={<FormattedMessage id="pricing.buys.title" />}
          lead={<FormattedMessage id="pricing.buys.lead" />}
        >
          <QueryView compact query={fees} skeleton={<CardSkeleton height={240} />}>
            {({ items }) => (
              <WhatCoinsBuy
                packages={packages.data?.items ?? []}
                purchases={purchasesFrom({
                  reviewPrice: reviewPriceDefault,
                  fees: items,
                  levels: levels.data?.items ?? [],
                })}
              />
            )}
          </QueryView>
        </PageSection>
        <PageSection
          title={<FormattedMessage id="pricing.coins.title" />}
          lead={<FormattedMessage id="pricing.coins.lead" />}
        >
          <CoinsCompared />
          <Link component={LocalLink} to={paths.economy} sx={{ display: 'inline-block', mt: 2, py: 1 }}>
            <FormattedMessage id="pricing.coins.figures" />
          </Link>
        </PageSection>
        <PageSection
          id="fees"
          title={<FormattedMessage id="pricing.fees.title" />}
          lead={<FormattedMessage id="pricing.fees.lead" />}
        >
          <QueryView compact query={fees} skeleton={<CardSkeleton height={240} />}>
            {({ items }) => <FeeTable fees={items} />}
          </QueryView>
        </PageSection>
        <PageSection
          id="levels"
          title={<FormattedMessage id="pricing.levels.title" />}
          lead={<FormattedMessage id="pricing.levels.lead" />}
        >
          <QueryView compact query={levels} skeleton={<CardGridSkeleton cards={3} height={80} />}>
            {(offered) => (
              <>
                <Levels {...offered} />
                <Button component={LocalLink} to={levelPath} variant="outlined" sx={{ mt: 2.5 }}>
                  <FormattedMessage
                    id={
                      offered.plans.some(({ isForSale }) => isForSale)
                        ? 'pricing.levels.buy'
                        : 'pricing.levels.wait'
                    }
                  />
                </Button>
              </>
            )}
          </QueryView>
        </PageSection>
        <PageSection id="faq" title={<FormattedMessage id="pricing.faq.title" />}>
          <Questions />
          <Help />
        </PageSection>
        <Box>
          <Button
            component={LocalLink}
            to={paths.payment}
            variant="contained"
            color="accent"
            size="large"
            endIcon={<ArrowRightIcon />}
          >
            <FormattedMessage id="nav.deposit" />
          </Button>
        </Box>
      </Stack>
    </Page>
  );
};

export default PricingPage;
