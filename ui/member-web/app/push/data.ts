import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useSignedInUser } from '#ui/api/signed-in.ts';
import { type PushState, pushStateOf, turnOff, turnOn } from './device.ts';
import { pushServer } from './push-server.ts';
import { type PushBrowser, thisBrowser } from './push-browser.ts';

/** How push stands on this device. Nothing here asks the person for anything before `turnOn`. */
export const usePush = (browser: PushBrowser = thisBrowser, wanted = true) => {
  const queries = useQueryClient();
  const user = useSignedInUser();
  const ownerId = user?.id ?? '';
  const queryKey = ['push-device', ownerId];
  const query = useQuery({
    queryKey,
    queryFn: () => pushStateOf(ownerId, browser, pushServer),
    enabled: wanted && user?.status === 'ACTIVE',
  });
  const step = useMutation({
    mutationFn: (to: typeof turnOn) => to(ownerId, browser, pushServer),
    onMutate: () => queries.cancelQueries({ queryKey }),
    onSuccess: (state) => queries.setQueryData<PushState>(queryKey, state),
    // Allowed, and yet not done: how far it came decides what is offered next.
    onError: () => queries.invalidateQueries({ queryKey }),
  });

  useEffect(
    () => browser.onChange(() => void queries.invalidateQueries({ queryKey: ['push-device'] })),
    [browser, queries],
  );

  return {
    query,
    state: query.data,
    busy: step.isPending,
    error: step.error,
    turnOn: () => step.mutate(turnOn),
    turnOff: () => step.mutate(turnOff),
  };
};
