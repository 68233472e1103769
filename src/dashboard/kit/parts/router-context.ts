import { createContext, use } from 'react';
import { type createBrowserRouter, useLocation } from 'react-router';

type Router = ReturnType<typeof createBrowserRouter>;

/** The router itself, which has the state of a navigation before any page is rendered for it. */
export const RouterContext = createContext<Router | null>(null);

/** Returns a function that returns whether another page is being opened or is already open. */
export function useIsLeaving(): () => boolean {
  const router = use(RouterContext);
  const { pathname } = useLocation();
  return () => {
    if (!router) return false;
    const { location, navigation } = router.state;
    return (navigation.location ?? location).pathname !== pathname;
  };
}
