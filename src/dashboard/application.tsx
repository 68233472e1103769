import { RouterProvider } from 'react-router';
import { Toaster } from './parts/toaster.tsx';
import { router } from './routes.tsx';

export function Application() {
  return (
    <>
      <RouterProvider router={router} />
      <Toaster />
    </>
  );
}
