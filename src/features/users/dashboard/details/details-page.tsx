export function DetailsPage() {
  return null;
}
