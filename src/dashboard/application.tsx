import { RouterProvider } from 'react-router';
import { RouterContext } from './kit/parts/router-context.ts';
import { Toaster } from './kit/parts/toaster.tsx';
import { router } from './routes.tsx';

export function Application() {
  return (
    <>
      <RouterContext value={router}>
        <RouterProvider router={router} />
      </RouterContext>
      <Toaster />
    </>
  );
}
