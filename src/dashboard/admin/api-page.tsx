export function ApiPage() {
  return null;
}
