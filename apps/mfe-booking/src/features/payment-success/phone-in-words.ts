/** '07700900318' → '07700 900318', as a British number is read. */
export function phoneInWords(phone: string): string {
  return /^\d{11}$/.test(phone) ? `${phone.slice(0, 5)} ${phone.slice(5)}` : phone;
}
