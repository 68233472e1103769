/**
 * An E.164 number in readable form: "+90 532 123 45 67". A foreign number is not changed, since every
 * country groups its digits in its own way.
 */
export const formatPhone = (phone: string): string =>
  phone.replace(/^\+90(\d{3})(\d{3})(\d{2})(\d{2})$/, '+90 $1 $2 $3 $4');
