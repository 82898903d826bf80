import { createContext, type ReactNode, useContext } from 'react';

type ErrorAction = (error: unknown) => ReactNode;

const ErrorActionContext = createContext<ErrorAction>(() => null);

/** An application says once what can be done about an error; every place that shows one offers it. */
export const ErrorActions = ErrorActionContext.Provider;

export const useErrorAction = (error: unknown): ReactNode => useContext(ErrorActionContext)(error);
