/** The names of the fields of an application, and of the degrees, as on the wire. */
export const fields = {
  name: 'First name',
  surname: 'Surname',
  birthDate: 'Date of birth',
  tcKimlikNo: 'Turkish identity number',
  tcSerialNumber: 'Identity card serial number',
  email: 'E-mail address',
  phone: 'Telephone',
  address: 'Address',
  city: 'Province',
  district: 'District',
  occupation: 'Occupation',
  education: 'Education',
  educations: {
    ilkokul: 'Primary school',
    ortaokul: 'Middle school',
    lise: 'High school',
    onLisans: 'Associate degree',
    lisans: 'Bachelor’s degree',
    yuksekLisans: 'Master’s degree',
    doktora: 'Doctorate',
  },
};
