import { useEffect, useState } from 'react';
import { nothingTyped, readValues, writeValues, type CalculatorValues } from './calculators.ts';

const place = 'calculator';

const stored = (): string | null => {
  try {
    return sessionStorage.getItem(place);
  } catch {
    return null; // a browser may refuse
  }
};

const isEmpty = (values: CalculatorValues): boolean => Object.values(values).every((value) => value === null);

/** What is typed stays in this tab and in its address after `#`: no request carries it, and every calculator reads it. */
export const useCalculator = () => {
  const [values, setValues] = useState(nothingTyped);

  // After the first drawing: the server knows neither.
  useEffect(() => {
    const named = readValues(location.hash);
    const found = isEmpty(named) ? readValues(stored() ?? '') : named;
    const drawn = requestAnimationFrame(() => setValues((typed) => (isEmpty(typed) ? found : typed)));
    return () => cancelAnimationFrame(drawn);
  }, []);

  const change = (changed: Partial<CalculatorValues>) => {
    const next = { ...values, ...changed };
    setValues(next);
    const text = writeValues(next);
    try {
      sessionStorage.setItem(place, text);
    } catch {
      // The address still holds it.
    }
    history.replaceState(
      history.state,
      '',
      `${location.pathname}${location.search}${text === '' ? '' : `#${text}`}`,
    );
  };

  return { values, change, clear: () => change(nothingTyped) };
};
