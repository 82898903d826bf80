import { useEffect, useState } from 'react';
import { nothingTyped, writeValues, type CalculatorValues } from './calculators.ts';
import { forgetValues, keepValues, valuesAtHand } from './kept-values.ts';

const isEmpty = (values: CalculatorValues): boolean => Object.values(values).every((value) => value === null);

const writeAddress = (values: CalculatorValues) => {
  const text = writeValues(values);
  const hash = text === '' ? '' : `#${text}`;
  history.replaceState(history.state, '', `${location.pathname}${location.search}${hash}`);
};

/** What is typed stays in this tab and in its address after `#`: no request carries it, and every calculator reads it. */
export const useCalculator = () => {
  const [values, setValues] = useState(nothingTyped);
  /** Counted up when everything is cleared: what was typed and is no number goes then, too. */
  const [round, setRound] = useState(0);

  // After the first drawing: the server knows neither.
  useEffect(() => {
    const found = valuesAtHand(location.hash);
    const drawn = requestAnimationFrame(() => setValues((typed) => (isEmpty(typed) ? found : typed)));
    return () => cancelAnimationFrame(drawn);
  }, []);

  return {
    values,
    round,
    change(changed: Partial<CalculatorValues>) {
      const next = { ...values, ...changed };
      setValues(next);
      keepValues(next);
      writeAddress(next);
    },
    clear() {
      setValues(nothingTyped);
      setRound(round + 1);
      forgetValues();
      writeAddress(nothingTyped);
    },
  };
};
