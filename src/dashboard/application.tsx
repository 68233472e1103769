import { RouterProvider } from 'react-router';
import { RouterContext } from './parts/router-context.ts';
import { Toaster } from './parts/toaster.tsx';
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
