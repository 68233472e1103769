export function FormPage() {
  return null;
}
