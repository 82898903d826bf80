import { Or } from '#ui/providers/Or.tsx';
import { ProviderButtons } from '#ui/providers/ProviderButtons.tsx';
import { useSite } from '../../../app/page-context.ts';
import { beginAtProvider } from '../data.ts';

/** Where the operator has an agreement with any. */
export const ProviderEntrance = ({ next }: Readonly<{ next: string | null }>) => {
  const { signInProviders = [] } = useSite();
  if (signInProviders.length === 0) return null;
  return (
    <>
      <Or />
      <ProviderButtons
        providers={signInProviders}
        begin={(provider) => beginAtProvider(provider, next)}
        size="large"
      />
    </>
  );
};
